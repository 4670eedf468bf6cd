import { mix } from '../../color.ts';
import { lettering } from '../../makers/lettering.ts';
import { type GarmentContext, type Part, trim } from '../../piece.ts';
import { patchPocket } from '../parts/pockets.ts';
import type { Cut } from '../parts/torso.ts';

/** A pocket on the wearer's left. */
export const chestPocket = (cut: Cut): Part[] =>
  patchPocket([cut.chest * 0.28, cut.slope + cut.armhole * 0.62], 112, 122, 10);

/** The maker's name across the chest, printed. */
export function chestLogo({ cloth, accent, maker }: GarmentContext, cut: Cut): Part {
  const ink = mix(cloth, accent, 0.88);
  const printed = lettering(maker.words, maker.letters, { ink, height: 44, room: cut.chest * 1.1 });
  return trim([0, cut.slope + cut.armhole * 0.72], printed);
}
