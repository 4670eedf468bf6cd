import { line, type Part, trim } from '../../piece.ts';

/** Six crossings over the tongue, and the bow. */
export function laces(lace: string): Part[] {
  const parts: Part[] = [];
  for (let index = 0; index < 6; index += 1) {
    const y = 282 + index * 44;
    const reach = 50 + index * 4;
    for (const side of [-1, 1])
      parts.push(trim([side * (reach + 6), y + 4], '<circle r="5" fill="#0d0b0a" opacity=".7"/>'));
    parts.push(
      line(
        [
          [-reach - 4, y + 4],
          [0, y - 6],
          [reach + 4, y + 4],
        ],
        'cord',
        { hex: lace, width: 2.1 },
      ),
    );
  }
  parts.push(
    line(
      [
        [4, 508],
        [-60, 486],
        [-104, 520],
        [-70, 556],
        [2, 516],
      ],
      'cord',
      { hex: lace, width: 1.5 },
    ),
    line(
      [
        [-4, 508],
        [60, 488],
        [106, 526],
        [66, 552],
        [-2, 516],
      ],
      'cord',
      { hex: lace, width: 1.5 },
    ),
  );
  parts.push(
    line(
      [
        [0, 512],
        [-34, 570],
        [-84, 610],
      ],
      'cord',
      { hex: lace, width: 1.4 },
    ),
    line(
      [
        [0, 512],
        [30, 566],
        [90, 592],
      ],
      'cord',
      { hex: lace, width: 1.4 },
    ),
  );
  return parts;
}
