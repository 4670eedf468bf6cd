import * as z from 'zod';
import { fabrics, garmentTypes, patterns } from '../pictures/picture-spec.ts';
import { colorGroups } from '../seed/colors.ts';

const won = z.coerce.number().int().positive().max(100_000_000);
const id = z.coerce.number().int().positive();

/** One row of an imported catalogue: an option of a product. Rows of one code make one product. */
export const catalogueRowSchema = z
  .strictObject({
    code: z.string().regex(/^[A-Z0-9-]{3,30}$/, 'capital letters, digits and -'),
    brand_id: id,
    category_id: id,
    product_name: z.string().min(2).max(100),
    retail_price: won,
    sell_price: won,
    garment_type: z.enum(garmentTypes),
    fabric: z.enum(fabrics),
    pattern: z.enum(patterns),
    color_name: z.string().min(1).max(30),
    color_hex: z.string().regex(/^#[0-9a-f]{6}$/i, 'like #1d1d1f'),
    color_group: z.enum(colorGroups.map((group) => group.value)),
    size_name: z.string().min(1).max(20),
    stock: z.coerce.number().int().min(0).max(1_000_000),
    /** File of the pictures' folder; empty lets the shop draw it. */
    picture: z.string().max(200),
  })
  .refine((row) => row.sell_price <= row.retail_price, {
    path: ['sell_price'],
    message: 'is more than retail_price',
  });
export type CatalogueRow = z.infer<typeof catalogueRowSchema>;

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
