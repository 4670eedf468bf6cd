import * as z from 'zod';
import { cutTraits, fabrics, garmentTypes, type PictureSpec, patterns } from './picture-spec.ts';

/** A product's garment as the database keeps it; pictures follow from it and a colour. */
export const garmentSchema = z.object({
  type: z.enum(garmentTypes),
  fabric: z.enum(fabrics),
  pattern: z.enum(patterns),
  accentHex: z.string().optional(),
  cut: z.array(z.enum(cutTraits)).optional(),
  maker: z.string().optional(),
  seed: z.int(),
});

/** The garment in one colour, ready to be drawn in any view. */
export function pieceOf(garment: unknown, colorHex: string): Omit<PictureSpec, 'view'> {
  const { accentHex, cut, maker, ...rest } = garmentSchema.parse(garment);
  return {
    ...rest,
    colorHex,
    ...(accentHex ? { accentHex } : {}),
    ...(cut ? { cut } : {}),
    ...(maker ? { maker } : {}),
  };
}
