import type { listMyReviews } from '@mall/contracts/api/community/my-writings';
import type { EndpointData } from '@mall/contracts/endpoint';
import { sql } from 'kysely';
import { productPicture } from '../catalogue/pictures/picture-paths.ts';
import type { Row } from '../platform/database/schema/schema.ts';

type Subject = EndpointData<typeof listMyReviews>['rows'][number]['product'];

export interface SubjectRow extends Row<'products', 'product_id' | 'product_name' | 'garment' | 'is_hidden'> {
  brand_name: string;
  /** The colour that the product is shown in; null for one without colours. */
  shown: { color_id: number; name: string; hex: string } | null;
}

/** What is said of a product `p` of a brand `b` beside a text about it, in the colour named, or else its first. */
export const subjectColumns = (colorId: string) => sql`p.product_name, p.garment, p.is_hidden,
  b.name as brand_name, (
    select json_build_object('color_id', pc.color_id, 'name', pc.name, 'hex', pc.hex) from product_colors pc
    where pc.product_id = p.product_id
    order by (pc.color_id = ${sql.raw(colorId)}) desc nulls last, pc.color_id limit 1) as shown`;

/** The product that a review or inquiry is about, on sale or not. */
export function subjectOf(row: SubjectRow): Subject {
  const { product_id, product_name, brand_name, is_hidden, shown } = row;
  const color = shown ?? { color_id: 0, name: '', hex: '#cccccc' };
  const image = productPicture(row, color, 'front');
  return { product_id, product_name, brand_name, image, is_on_sale: !is_hidden };
}
