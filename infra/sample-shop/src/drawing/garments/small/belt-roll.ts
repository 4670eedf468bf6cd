import { mix, shift } from '../../color.ts';
import { type Anchor, curve } from '../../geometry.ts';
import { type GarmentContext, line, type Panel, type Part, panel, trim } from '../../piece.ts';

/** A roll of leather that stands on its edge: its radius, and how flat its circles look from where one stands. */
const radius = 300;
const flatness = 0.36;
/** How thick the leather is, and how often it goes round. */
const leather = 25;
const turns = 4;

/** Height of the roll's front at x: on its upper edge, or `down` below it. */
export const frontAt = (x: number, down = 0): number =>
  radius * (flatness + down * 0.00018) * Math.sqrt(Math.max(0, 1 - (x / radius) ** 2)) + down;

/** A line around the front, from one x to another, at a height below the upper edge. */
export function around(from: number, to: number, down: number, steps = 10): Anchor[] {
  return Array.from({ length: steps + 1 }, (_, index): Anchor => {
    // Steps are as long on the leather, and so look short toward its sides.
    const angle =
      Math.asin(from / radius) + ((Math.asin(to / radius) - Math.asin(from / radius)) * index) / steps;
    const x = Math.sin(angle) * radius;
    return [x, frontAt(x, down)];
  });
}

const circle = (r: number, y = 0): Anchor[] =>
  Array.from({ length: 16 }, (_, index): Anchor => {
    const angle = (index / 16) * Math.PI * 2;
    return [Math.cos(angle) * r, y + Math.sin(angle) * r * flatness];
  });

/** The rolled strap: the edges of its turns from above, its outer face in front. */
export function roll(
  { cloth, random }: GarmentContext,
  tall: number,
  face: Partial<Panel>,
  lining: string,
): Part[] {
  const edge: Partial<Panel> = {
    hex: mix(cloth, '#1b1512', 0.42),
    fabric: 'leather',
    pattern: 'solid',
    wrinkle: 0,
  };
  const rings = Array.from({ length: turns }, (_, rotation): Part[] => {
    const r = radius - rotation * leather - (rotation ? random.range(0, 3) : 0);
    return [
      panel(circle(r, random.range(-1.5, 1.5)), { ...edge, thickness: rotation ? 2 : 30, round: 7 }),
      line(closedOf(circle(r - leather * 0.86)), 'edge', { hex: shift(cloth, -0.72), width: 2.6 }),
    ];
  }).flat();
  const hole = radius - turns * leather;
  const outer = [...pinned(around(-radius, radius, 0, 16)), ...pinned(around(radius, -radius, tall, 16))];
  return [
    ...rings,
    panel(circle(hole), {
      hex: lining,
      fabric: 'suede',
      pattern: 'solid',
      tone: -0.2,
      thickness: -20,
      round: 20,
      wrinkle: 0,
    }),
    panel(circle(hole * 0.9, 26), {
      hex: lining,
      fabric: 'suede',
      pattern: 'solid',
      tone: -0.66,
      thickness: -16,
      round: 24,
      wrinkle: 0,
      seamless: true,
    }),
    panel(outer, {
      ...face,
      thickness: 34,
      round: 14,
      folds: [
        { along: curve([-90, 60, -90, tall * 0.6, -90, tall + 110]), width: 150, depth: 44 },
        { along: curve([286, 0, 288, tall * 0.6, 286, tall + 40]), width: 60, depth: -46 },
        { along: curve([-292, 0, -294, tall * 0.6, -292, tall + 40]), width: 40, depth: -22 },
      ],
    }),
  ];
}

/** The end that runs through the buckle and the loop, from `from` to its tip at `to`. */
export function tongue(from: number, to: number, tall: number, face: Partial<Panel>): Part[] {
  const [above, below] = [4, tall - 4];
  const tip = to - tall * 0.2;
  const shape: Anchor[] = [
    ...around(from, to, above, 8),
    [tip, frontAt(tip, tall * 0.44)],
    [tip, frontAt(tip, tall * 0.56)],
    ...around(to, from, below, 8),
  ];
  return [panel(pinned(shape), { ...face, thickness: 13, round: 10 })];
}

/** Stitches along both edges of a strap in front. */
export const edgeStitches = (from: number, to: number, tall: number, inset: number): Part[] =>
  [inset, tall - inset].map((down) => line(around(from, to, down, 14), 'stitch'));

/** The loop that holds the end. */
export function keeper(x: number, tall: number, face: Partial<Panel>): Part[] {
  const shape = [...pinned(around(x - 20, x + 20, -7, 2)), ...pinned(around(x + 20, x - 20, tall + 7, 2))];
  return [
    panel(shape, { ...face, thickness: 22, round: 10 }),
    ...[-13, 13].map((by) =>
      line(
        [
          [x + by, frontAt(x + by, 2)],
          [x + by, frontAt(x + by, tall - 2)],
        ],
        'stitch',
        { width: 0.8 },
      ),
    ),
  ];
}

export const holes = (xs: readonly number[], tall: number): Part[] =>
  xs.map((x) =>
    trim(
      [x, frontAt(x, tall / 2)],
      `<ellipse rx="${(7 * Math.cos(Math.asin(x / radius))).toFixed(1)}" ry="8" fill="#15110e"/><path d="M-5 5A7 8 0 0 0 6 3" stroke="#fff" stroke-opacity=".35" fill="none" stroke-width="1.5"/>`,
    ),
  );

const pinned = (list: Anchor[]): Anchor[] =>
  list.map(([x, y], index): Anchor => (index === 0 || index === list.length - 1 ? [x, y, 1] : [x, y]));

const closedOf = (list: Anchor[]): Anchor[] => [...list, ...list.slice(0, 1)];
