import { colorGroups } from '@mall/contracts/domain/catalogue/color-groups';
import * as z from 'zod';
import { fabrics, garmentTypes, patterns } from '../../../catalogue/pictures/picture-spec.ts';

/** Digits only: an empty cell is not 0, and a spreadsheet's 1E+05 is not the number that was typed. */
const whole = z
  .string()
  .regex(/^\d{1,9}$/, 'has to be a whole number')
  .transform(Number);
const won = whole.pipe(z.int().positive().max(100_000_000));
const id = whole.pipe(z.int().positive());
const text = (least: number, most: number) =>
  z
    .string()
    .min(least)
    .max(most)
    .regex(/^\P{Cc}*$/u, 'has line ends or control characters');

/** One row of an imported catalogue: an option of a product. Rows of one code make one product. */
export const catalogueRowSchema = z
  .strictObject({
    code: z.string().regex(/^[A-Z0-9-]{3,30}$/, 'capital letters, digits and -'),
    brand_id: id,
    category_id: id,
    product_name: text(2, 100),
    retail_price: won,
    sell_price: won,
    garment_type: z.enum(garmentTypes),
    fabric: z.enum(fabrics),
    pattern: z.enum(patterns),
    color_name: text(1, 30),
    color_hex: z.string().regex(/^#[0-9a-f]{6}$/i, 'like #1d1d1f'),
    color_group: z.enum(colorGroups.map((group) => group.value)),
    size_name: text(1, 20),
    stock: whole.pipe(z.int().max(1_000_000)),
    /** File of the pictures' folder; empty lets the shop draw it. */
    picture: z.string().max(200),
  })
  .refine((row) => row.sell_price <= row.retail_price, {
    path: ['sell_price'],
    message: 'is more than retail_price',
  });
export type CatalogueRow = z.infer<typeof catalogueRowSchema>;

/** The columns of a catalogue; their order does not matter. */
export const catalogueColumns: readonly string[] = Object.keys(catalogueRowSchema.shape);

/** What rows of one code must agree on. */
export const sharedFields = [
  'brand_id',
  'category_id',
  'product_name',
  'retail_price',
  'sell_price',
  'garment_type',
  'fabric',
  'pattern',
] as const satisfies readonly (keyof CatalogueRow)[];

/** What rows of one colour of a product must agree on. */
export const colorFields = ['color_hex', 'color_group'] as const satisfies readonly (keyof CatalogueRow)[];
