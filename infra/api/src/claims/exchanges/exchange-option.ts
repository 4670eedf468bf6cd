import { loadOptionFacts, type OptionFacts } from '../../orders/carts/option-facts.ts';
import { outOfStock } from '../../orders/carts/require-stock.ts';
import type { LineRow } from '../../orders/orders/move-lines.ts';
import { reserveStock, returnStock } from '../../orders/orders/stock.ts';
import type { Db } from '../../platform/database/schema/schema.ts';
import { invalidRequest, notFound } from '../../platform/http/create-error.ts';
import { isOpenOf } from '../open-claims.ts';
import { takeNewPrice } from './take-new-price.ts';

/** Reserves the pieces of another option of the same product that an exchange asks for. */
export async function reserveExchange(
  tx: Db,
  line: LineRow,
  optionId: number | undefined,
): Promise<OptionFacts> {
  if (optionId === undefined) throw invalidRequest('교환할 옵션을 선택해주세요.');
  const option = (await loadOptionFacts(tx, [optionId])).get(optionId);
  if (!option || option.product_id !== line.product_id) throw notFound('교환할 수 없는 옵션입니다.');
  // What replaces a piece is sent in the normal way.
  const pieces = { ...line, product_option_id: optionId, is_guaranteed: false };
  if ((await reserveStock(tx, [pieces])) !== null) throw outOfStock(option.product_name);
  return option;
}

/** The old piece has passed inspection: it goes back to stock, and the line is the reserved one from now on. */
export async function swapOption(tx: Db, line: LineRow): Promise<void> {
  const claim = await tx
    .updateTable('claims')
    .set({ holds_stock: false })
    .where(isOpenOf([line]))
    .returning(['order_id', 'order_line_id', 'new_option_id'])
    .returning(['fee_state', 'price_difference', 'new_price_basis'])
    .executeTakeFirst();
  const optionId = claim?.new_option_id ?? line.product_option_id;
  const option = (await loadOptionFacts(tx, [optionId])).get(optionId);
  await returnStock(tx, [line]);
  const shown = option
    ? { color_name: option.color_name, size_name: option.size_name, image: option.image }
    : {};
  await tx
    .updateTable('order_lines')
    .set({
      product_option_id: optionId,
      snapshot: JSON.stringify({
        ...line.snapshot,
        ...shown,
        product_option_id: optionId,
        is_guaranteed: false,
      }),
    })
    .where('order_line_id', '=', line.order_line_id)
    .execute();
  // A dearer option costs its price once the difference is paid, which may come after this.
  if (claim?.new_price_basis && (claim.price_difference === 0 || claim.fee_state === 'PAID'))
    await takeNewPrice(tx, claim);
}
