import type { Anchor } from '../../geometry.ts';
import { line, type Panel, type Part, panel, trim } from '../../piece.ts';

export type ToeLook = 'bumper' | 'overlay' | 'plain';

const cap: Anchor[] = [
  [-14, 2],
  [68, 28],
  [122, 130],
  [128, 196, 1],
  [60, 168],
  [-8, 158],
  [-76, 168],
  [-130, 200, 1],
  [-128, 130],
  [-84, 30],
];

/** A rubber bumper, an overlay, or the bare toe with its air holes. */
export function toeCap(look: ToeLook, rubber: string, over: Partial<Panel>): Part[] {
  if (look === 'plain') return airHoles();
  return [
    panel(cap, look === 'bumper' ? { ...over, hex: rubber, fabric: 'suede', tone: 0 } : over),
    line(
      [
        [124, 190],
        [60, 162],
        [-8, 152],
        [-76, 162],
        [-126, 194],
      ],
      'stitch',
    ),
  ];
}

function airHoles(): Part[] {
  const parts: Part[] = [];
  for (let y = 60; y < 170; y += 26)
    for (let x = -48; x <= 48; x += 24)
      parts.push(trim([x - 8 + (y % 52 ? 8 : 0), y], '<circle r="2.6" fill="#0d0b0a" opacity=".55"/>'));
  return parts;
}
