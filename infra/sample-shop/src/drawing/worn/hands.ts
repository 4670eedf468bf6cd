import { type Anchor, curve } from '../geometry.ts';
import { type Panel, type Part, panel } from '../piece.ts';

/** Where a hand takes hold of what hangs from it, at the right of the figure. */
export const grip = { x: 318, y: 716 };

type Side = 1 | -1;

const flipped = (list: readonly Anchor[], side: Side): Anchor[] =>
  list.map(([x, y, corner]): Anchor => (corner ? [x * side, y, corner] : [x * side, y]));

/** Hands run into arms and fingers into hands: only light tells them apart. */
const flesh = (skin: Partial<Panel>, thickness: number, round: number): Partial<Panel> => ({
  ...skin,
  thickness,
  round,
  wrinkle: 0,
});

function finger(from: readonly [number, number], to: readonly [number, number], half: number): Anchor[] {
  const [[x, y], [tx, ty]] = [from, to];
  return [
    [x - half, y],
    [tx - half, ty - half * 1.2],
    [tx, ty],
    [tx + half, ty - half * 1.2],
    [x + half, y],
  ];
}

/** Where an arm ends, from the wrist's outer side around the knuckles to its inner side. */
export const palms = {
  open: curve([318, 626, 332, 672, 341, 712, 335, 734, 314, 740, 294, 734, 286, 704, 279, 664, 275, 634]),
  closed: curve([318, 626, 346, 670, 360, 712, 352, 736, 318, 742, 286, 736, 277, 712, 275, 672, 275, 634]),
};

/** What a hand at rest adds to its palm: four fingers, a little bent, and the thumb toward the thigh. */
export function openFingers(skin: Partial<Panel>, side: Side): Part[] {
  const fingers = [
    finger([334, 722], [331, 784], 8),
    finger([322, 728], [321, 810], 9),
    finger([308, 728], [308, 818], 9.4),
    finger([295, 722], [296, 802], 8.6),
  ];
  const thumb = curve([283, 652, 268, 682, 263, 714, 267, 746, 277, 742, 283, 714, 292, 690]);
  return [
    panel(flipped(thumb, side), { ...flesh(skin, 12, 12), seamless: true }),
    ...fingers.map((outline) => panel(flipped(outline, side), { ...flesh(skin, 9, 11), seamless: true })),
  ];
}

/** Four fingers around a handle, and the thumb beside them. */
export function closedFingers(skin: Partial<Panel>, side: Side): Part[] {
  const { x, y } = grip;
  const bent = [30, 11, -9, -29].map((away, index) =>
    curve([
      x + away - 10,
      y - 8,
      x + away + 1,
      y - 15,
      x + away + 11,
      y - 8,
      x + away + 10,
      y + 24,
      x + away,
      y + 35 - index,
      x + away - 10,
      y + 24,
    ]),
  );
  const thumb = curve([
    x - 44,
    y - 44,
    x - 52,
    y - 10,
    x - 44,
    y + 18,
    x - 34,
    y + 14,
    x - 30,
    y - 12,
    x - 32,
    y - 40,
  ]);
  return [
    panel(flipped(thumb, side), flesh(skin, 10, 12)),
    ...bent.map((outline) => panel(flipped(outline, side), flesh(skin, 14, 14))),
  ];
}
