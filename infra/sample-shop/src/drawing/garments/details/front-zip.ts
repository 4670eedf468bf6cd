import { shift } from '../../color.ts';
import { type GarmentContext, type Part, trim } from '../../piece.ts';
import { zip, zipPull } from '../../trims/hardware.ts';

/** The front zip between two heights. */
export function frontZip(
  make: GarmentContext,
  top: number,
  bottom: number,
  metal = make.maker.metal,
): Part[] {
  return [
    trim([0, top], zip(bottom - top, metal, shift(make.cloth, -0.3))),
    trim([0, top + 8], zipPull(metal)),
  ];
}
