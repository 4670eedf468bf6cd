import type { Anchor } from '../../geometry.ts';
import { line, type Panel, type Part, panel } from '../../piece.ts';
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
