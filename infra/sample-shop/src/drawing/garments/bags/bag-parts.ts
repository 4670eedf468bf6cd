import { shift } from '../../color.ts';
import { type Anchor, curve } from '../../geometry.ts';
import { line, type Panel, type Part, panel, trim } from '../../piece.ts';
import { beside, strip } from '../parts/strip.ts';

/** A band with stitches along both edges. */
export function strap(along: readonly Anchor[], width: number, more: Partial<Panel> = {}): Part[] {
  return [
    panel(strip(along, width), {
      thickness: 11,
      round: width * 0.3,
      wrinkle: 0.1,
      pattern: 'solid',
      ...more,
    }),
    line(beside(along, width / 2 - 5), 'stitch', { width: 0.9 }),
    line(beside(along, 5 - width / 2), 'stitch', { width: 0.9 }),
  ];
}

export const inset = (outline: readonly Anchor[], share: number): Anchor[] => {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const cx = (Math.min(...xs) + Math.max(...xs)) / 2;
  const cy = (Math.min(...ys) + Math.max(...ys)) / 2;
  return outline.map(([x, y, corner]): Anchor => {
    const at = [cx + (x - cx) * share, cy + (y - cy) * share] as const;
    return corner ? [at[0], at[1], corner] : [at[0], at[1]];
  });
};

export const closed = (anchors: readonly Anchor[]): Anchor[] => [...anchors, ...anchors.slice(0, 1)];

/** A rectangle of stitches with a cross in it: how a handle is sewn on so that it holds. */
export function boxStitch(x: number, y: number, wide: number, tall: number): Part[] {
  const [left, right, top, low] = [x - wide / 2, x + wide / 2, y, y + tall];
  return [
    line(curve([left, top, right, top, right, low, left, low, left, top], [0, 1, 2, 3, 4]), 'stitch'),
    line(curve([left, top, right, low]), 'stitch'),
    line(curve([right, top, left, low]), 'stitch'),
  ];
}

/** A D-ring on a tab of leather, where a strap is hooked in. */
export function ring(x: number, y: number, metal: string, rotation = 0): Part[] {
  const shape = (stroke: string, width: number, at = 0) =>
    `<path d="M-17 ${9 + at}H17V${-2 + at}A17 15 0 0 0 -17 ${-2 + at}Z" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round"/>`;
  return [
    panel(curve([x - 15, y + 4, x + 15, y + 4, x + 13, y + 56, x, y + 64, x - 13, y + 56], [0, 1]), {
      thickness: 12,
      round: 8,
      wrinkle: 0,
    }),
    line(curve([x - 9, y + 20, x - 8, y + 50, x, y + 56, x + 8, y + 50, x + 9, y + 20]), 'stitch', {
      width: 0.8,
    }),
    trim(
      [x, y],
      `${shape('#0d0b0a" stroke-opacity=".3', 7, 3)}${shape(shift(metal, -0.5), 7)}${shape(metal, 4.8)}<path d="M-14 -6A16 14 0 0 1 2 -16" stroke="#fff" stroke-opacity=".7" stroke-width="1.8" fill="none"/>`,
      { rotation },
    ),
  ];
}
