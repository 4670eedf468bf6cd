import type { viewOptionInfo } from '@mall/contracts/api/catalogue/option-info';
import { canAskRestockAlarm, isOptionAvailable } from '@mall/contracts/domain/catalogue/option-availability';
import type { EndpointData } from '@mall/contracts/endpoint';
import { sql } from 'kysely';
import type { Db, Row } from '../../platform/database/schema/schema.ts';
import { notFound } from '../../platform/http/create-error.ts';
import { productPicture } from '../pictures/picture-paths.ts';

type OptionInfo = EndpointData<typeof viewOptionInfo>;
type Size = OptionInfo['colors'][number]['sizes'][number];

interface SizeRow
  extends Omit<Size, 'is_available' | 'is_restock_alarm'>,
    Row<'product_colors', 'color_id' | 'hex'>,
    Row<'products', 'product_id' | 'product_name' | 'garment'> {
  color_name: string;
}

/** Colours and sizes that are shown, with what may be done with each (spec 4.11). */
export async function loadOptionInfo(db: Db, productId: number, isQuick: boolean): Promise<OptionInfo> {
  const { rows } = await sql<SizeRow>`
    select o.product_option_id, o.size_name as name, o.is_display, o.stock, o.sale_state, o.is_delivery_guarantee,
      o.cj_stock, c.color_id, c.name as color_name, c.hex, p.product_id, p.product_name, p.garment
    from product_options o join product_colors c using (color_id) join products p on p.product_id = o.product_id
    where o.product_id = ${productId} and o.is_display and not p.is_hidden order by o.position`.execute(db);
  if (rows.length === 0) throw notFound('판매가 종료되었거나 존재하지 않는 상품입니다.');
  const colors = new Map<number, OptionInfo['colors'][number]>();
  for (const { product_id, product_name, garment, color_id, color_name, hex, ...size } of rows) {
    const image = productPicture(
      { product_id, product_name, garment },
      { color_id, name: color_name, hex },
      'front',
    );
    const color = colors.get(color_id) ?? { color_id, name: color_name, hex, image, sizes: [] };
    color.sizes.push({
      ...size,
      is_available: isOptionAvailable(size, isQuick),
      is_restock_alarm: canAskRestockAlarm(size),
    });
    colors.set(color_id, color);
  }
  return { product_id: productId, colors: [...colors.values()] };
}
