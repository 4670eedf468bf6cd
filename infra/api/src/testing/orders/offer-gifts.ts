import type { Db } from '../../platform/database/schema/schema.ts';
import { type ChosenOption, setStock } from './choose-options.ts';

interface OfferedGift {
  kind: 'FREE' | 'CHARGED';
  /** What has to be ordered for it. */
  product_ids: number[];
  least_pieces?: number;
  least_amount?: number;
  gift_count?: number;
  /** KRW. */
  price?: number;
  value: number;
  option: ChosenOption;
  stock: number;
}

/** Makes an option a gift, of a product that is not for sale; returns the ids of its promotion and of itself. */
export async function offerGift(
  db: Db,
  {
    kind,
    product_ids,
    least_pieces = 0,
    least_amount = 0,
    gift_count = 1,
    option,
    stock,
    ...worth
  }: OfferedGift,
) {
  const { gift_promotion_id } = await db
    .insertInto('gift_promotions')
    .values({
      title: '두 개 사면 양말',
      kind,
      gift_count,
      least_amount,
      least_pieces,
      product_ids,
      starts_at: new Date(0),
    })
    .returning('gift_promotion_id')
    .executeTakeFirstOrThrow();
  const { gift_item_id } = await db
    .insertInto('gift_items')
    .values({
      gift_promotion_id,
      product_option_id: option.product_option_id,
      price: worth.price ?? 0,
      value: worth.value,
      position: 0,
    })
    .returning('gift_item_id')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('products')
    .set({ is_hidden: true })
    .where('product_id', '=', option.product_id)
    .execute();
  await setStock(db, option.product_option_id, stock);
  return { gift_promotion_id, gift_item_id };
}
