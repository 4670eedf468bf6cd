import { canAskRestockAlarm } from '@mall/contracts/domain/catalogue/option-availability';
import type { Db } from '../../platform/database/schema/schema.ts';
import { createError, notFound } from '../../platform/http/create-error.ts';

/** The option whose return a shopper is notified of, and the phone to notify. */
export interface AlarmWish {
  product_id: number;
  product_option_id: number;
  phone: string;
}

/** Refuses with NOT_FOUND what is not shown, and with NOT_SOLD_OUT what can be bought (spec 4.11). */
export async function requireSoldOut(db: Db, wanted: AlarmWish): Promise<void> {
  const option = await db
    .selectFrom('product_options')
    .innerJoin('products', 'products.product_id', 'product_options.product_id')
    .select(['stock', 'sale_state'])
    .where('product_option_id', '=', wanted.product_option_id)
    .where('product_options.product_id', '=', wanted.product_id)
    .where('is_hidden', '=', false)
    .where('is_display', '=', true)
    .executeTakeFirst();
  if (!option) throw notFound('판매가 종료되었거나 존재하지 않는 상품입니다.');
  if (!canAskRestockAlarm(option)) throw createError('NOT_SOLD_OUT');
}
