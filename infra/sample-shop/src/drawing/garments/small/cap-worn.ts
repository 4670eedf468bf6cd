import { mix, shift } from '../../color.ts';
import { type Anchor, curve, mirrored } from '../../geometry.ts';
import { type GarmentContext, line, type Panel, type Part, panel, trim } from '../../piece.ts';
import { embroidery } from './cap-parts.ts';

/** Cap on a head, seen from the front at eye level: the visor bends over the brow and points at the viewer. */
export function wornCap(context: GarmentContext, visorHex: string): Part[] {
  const { cloth, maker, accent, spec } = context;
  const top = -context.random.range(60, 76);
  const has = (trait: 'logo' | 'washed') => spec.cut?.includes(trait) === true;
  return [
    crown(top),
    ...[0, 1, -1].flatMap((side) => seam(side, top, shift(cloth, -0.2))),
    ...[-1, 1].flatMap((side) => [eyelet(cloth, side * 92, 44, 1), eyelet(cloth, side * 196, 82, 0.62)]),
    ...visor(visorHex),
    ...(has('logo')
      ? [{ ...embroidery(maker, mix(cloth, accent, 0.9)), at: [0, 150] as const, size: 1.2 }]
      : []),
    ...(has('washed') ? washed(top) : []),
    button(cloth, top),
  ];
}

/** Where the crown ends on the brow, from the middle to the temple, and how the visor's edge hangs below it. */
const brow = curve([0, 252, 74, 256, 150, 268, 208, 286, 236, 306]);
const rim = curve([0, 362, 98, 366, 186, 382, 242, 396, 260, 350]);

/** A line across the visor, from the crown (0) to the edge (1). */
function across(share: number): Anchor[] {
  const right = brow.map(([x, y], index): Anchor => {
    const [ox, oy] = rim[index] ?? [x, y];
    return [x + (ox - x) * share, y + (oy - y) * share];
  });
  return [...mirrored(right.slice(1)), ...right];
}

const middleOf = (top: number): Anchor[] => curve([0, top + 4, 0, 60, 0, 160, 0, 252]);
const besideOf = (side: number, top: number): Anchor[] =>
  curve([4, top + 6, 92, top + 62, 148, 84, 160, 180, 150, 266]).map(([x, y]): Anchor => [x * side, y]);

/** Panels swell between the seams that hold them up; above the brow the cloth gives a little. */
function crown(top: number): Part {
  const right = curve(
    [92, top + 12, 186, top + 76, 238, 92, 250, 196, 248, 268, 238, 308, 208, 290, 120, 266],
    [5],
  );
  const folds: Panel['folds'] = [
    { along: middleOf(top).toReversed(), width: 10, depth: -5 },
    ...[1, -1].map((side) => ({ along: besideOf(side, top).toReversed(), width: 10, depth: -5 })),
    { along: curve([-92, 256, -70, 206, -84, 140]), width: 22, depth: 6 },
    { along: curve([84, 256, 96, 190, 70, 130]), width: 20, depth: -6 },
    { along: curve([222, 296, 206, 246, 212, 190]), width: 18, depth: -8 },
  ];
  return panel([[0, top], ...right, [0, 256], ...mirrored(right)], {
    thickness: 66,
    round: 120,
    wrinkle: 0.5,
    folds,
  });
}

function seam(side: number, top: number, hex: string): Part[] {
  const along = side ? besideOf(side, top) : middleOf(top);
  const moved = (by: number) => along.map(([x, y]): Anchor => [x + by, y]);
  return [
    line(along, 'seam', { width: 1.2 }),
    ...[-7, 7].map((by) => line(moved(by), 'stitch', { hex, width: 0.6 })),
  ];
}

/** Bent lengthwise, so that light falls off from its middle to both ends; its lower side is a thin dark edge. */
function visor(hex: string): Part[] {
  const inner = across(0);
  const outer = across(1);
  const shape = [...inner, ...outer.toReversed()];
  const edge: Anchor[] = [...across(0.5), ...outer.map(([x, y]): Anchor => [x * 0.995, y + 11]).toReversed()];
  const folds: Panel['folds'] = [{ along: curve([-26, 40, -34, 240, -30, 420]), width: 130, depth: 7 }];
  const thread = shift(hex, -0.2);
  return [
    panel(edge, { hex, tone: -0.5, thickness: 3, round: 5, wrinkle: 0 }),
    panel(shape, { hex, thickness: 10, round: 16, wrinkle: 0.1, folds }),
    line(inner, 'seam', { width: 2 }),
    ...[0.16, 0.34, 0.52, 0.7, 0.88].map((share) =>
      line(across(share), 'stitch', { hex: thread, width: 0.5 }),
    ),
  ];
}

/** An embroidered air hole; at the side it is seen at a slant. */
function eyelet(cloth: string, x: number, y: number, wide: number): Part {
  const ring = `<circle r="9" cx="1" cy="1.4" fill="#0d0b0a" opacity=".3"/><circle r="8.4" fill="${shift(cloth, -0.16)}"/><circle r="5.9" fill="none" stroke="#fff" stroke-opacity=".22" stroke-dasharray="1.6 1.4" stroke-width="3.4"/><circle r="3.3" fill="#14110f"/>`;
  return trim([x, y], `<g transform="scale(${wide} 1)">${ring}</g>`);
}

/** A button covered with the cloth, seen from its side. */
function button(cloth: string, top: number): Part {
  return trim(
    [0, top - 2],
    `<ellipse cy="5" rx="19" ry="6" fill="#0d0b0a" opacity=".3"/><path d="M-17 4Q-16-10 0-10T17 4Q0 9-17 4Z" fill="${shift(cloth, -0.2)}"/><path d="M-14 1Q-12-8 0-8T12 0Q0 4-14 1Z" fill="${cloth}"/>`,
  );
}

/** Where washing has taken the colour: along the seams and the visor's edge. */
function washed(top: number): Part[] {
  const runs = [middleOf(top), besideOf(1, top), besideOf(-1, top), across(0.9)];
  return [16, 11, 6].flatMap((width) => runs.map((along) => line(along, 'fade', { width })));
}
