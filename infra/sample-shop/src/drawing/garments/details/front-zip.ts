import { shift } from '../../color.ts';
import { type GarmentContext, type Part, trim } from '../../piece.ts';
import { zip, zipPull } from '../../trims/hardware.ts';

/** The front zip between two heights. */
export function frontZip(
  context: GarmentContext,
  top: number,
  bottom: number,
  metal = context.maker.metal,
): Part[] {
  return [
    trim([0, top], zip(bottom - top, metal, shift(context.cloth, -0.3))),
    trim([0, top + 8], zipPull(metal)),
  ];
}
