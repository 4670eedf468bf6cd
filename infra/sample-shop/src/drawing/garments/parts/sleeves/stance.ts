import type { CutTrait, GarmentType } from '@mall/api/catalogue/pictures/picture-spec';
import type { GarmentContext } from '../../../piece.ts';

/** How one sleeve of a top lies: its angle and bend in degrees, or folded over the body. */
export interface Lie {
  /** Added to the angle of the sleeve's own cut. */
  angle: number;
  bend: number;
  /** Where the forearm points when it is folded over, in degrees from straight down; negative is inward. */
  over?: number;
}

type Stance = readonly [right: Lie, left: Lie];

const rest: Lie = { angle: 0, bend: 0 };
const down: Lie = { angle: -4, bend: -2 };
const open: Lie = { angle: 5, bend: 1 };
/** The forearm comes down beside the opening, its cuff at the hem: how a stylist shortens a sleeve. */
const over: Lie = { angle: 1, bend: 0, over: -62 };
const overLow: Lie = { angle: 0, bend: 0, over: -48 };

const plain: readonly Stance[] = [
  [rest, rest],
  [down, down],
  [open, open],
  [rest, down],
  [open, rest],
  [down, open],
];
const folded: readonly Stance[] = [
  [over, down],
  [overLow, rest],
  [over, over],
  [overLow, overLow],
];
/** Heavy and padded sleeves lie as they fall. */
const stiff: readonly Stance[] = [
  [rest, rest],
  [down, down],
  [rest, down],
];

/** Soft tops that a stylist folds. Their builders lay a folded forearm over the body. */
const soft: readonly GarmentType[] = [
  'crew-knit',
  'turtleneck',
  'cardigan',
  'sweatshirt',
  'hoodie',
  'long-sleeve-tee',
  'shirt',
];
/** On a short body, and beside a rider's lapels, there is no room for a forearm. */
const unfolded: readonly CutTrait[] = ['crop', 'short', 'short-sleeve'];

/** How a top is laid for its picture, by kind, name and seed; close-ups and pieces on a body keep the plain cut. */
export function lieOf({ spec, random, pose, maker }: GarmentContext, side: 1 | -1): Lie {
  if (pose !== 'flat' || spec.view === 'detail') return rest;
  const dice = random.fork(21);
  // Lace at a hem would lie on the arm.
  const canFold =
    maker.house !== 'romantic' &&
    soft.includes(spec.type) &&
    !unfolded.some((trait) => spec.cut?.includes(trait));
  // From behind, a forearm over the body would be in front of it.
  const laid = soft.includes(spec.type) ? plain : stiff;
  const isFolded = canFold && dice.chance(0.22) && spec.view !== 'back';
  const stances = isFolded ? folded : laid;
  const stance = stances[Math.floor(dice.next() * stances.length)] ?? [rest, rest];
  const isMirrored = dice.chance(0.5);
  return (side === 1) === isMirrored ? stance[1] : stance[0];
}
