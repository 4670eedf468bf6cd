import { sql } from 'kysely';
import { allocate } from '../catalogue/pricing/allocate.ts';
import type { LineRow } from '../orders/orders/move-lines.ts';
import type { Db, Row } from '../platform/database/schema/schema.ts';
import { invalidRequest, notFound } from '../platform/http/create-error.ts';

export interface WantedPieces {
  order_line_id: number;
  order_quantity: number;
}

/**
 * The lines that hold exactly the wanted pieces, inside a transaction. A line of which only some pieces are wanted is
 * split in two; what was paid for it is shared out so that both together are what it was.
 */
export async function takePieces(
  tx: Db,
  lines: readonly LineRow[],
  wanted: readonly WantedPieces[],
): Promise<LineRow[]> {
  const taken: LineRow[] = [];
  // Judged by what is asked for: a line that was split goes on under its own id with fewer pieces than it had here.
  const isTwice = new Set(wanted.map((item) => item.order_line_id)).size < wanted.length;
  for (const { order_line_id, order_quantity } of wanted) {
    const line = lines.find((item) => item.order_line_id === order_line_id);
    if (!line || isTwice) throw notFound('주문 상품을 찾을 수 없습니다.');
    if (order_quantity > line.order_quantity)
      throw invalidRequest(
        `남은 수량은 ${line.order_quantity}개입니다. ${line.order_quantity}개 이하로 선택해주세요.`,
      );
    taken.push(order_quantity === line.order_quantity ? line : await splitLine(tx, line, order_quantity));
  }
  return taken;
}

/** Parts `pieces` off a line and returns the new line that holds them. */
async function splitLine(tx: Db, line: LineRow, pieces: number): Promise<LineRow> {
  const share = (amount: number) => allocate(amount, [pieces, line.order_quantity - pieces]);
  const [paid = 0, paidLeft = 0] = share(line.paid_price);
  const [coupon = 0, couponLeft = 0] = share(line.coupon_amount);
  const [point = 0, pointLeft = 0] = share(line.point_amount);
  const part = (order_quantity: number, paid_price: number, coupon_amount: number, point_amount: number) => {
    const line_price = paid_price + coupon_amount + point_amount;
    const rows = [{ code: 'LINE', label: '상품 금액', amount: line_price }];
    const snapshot = { ...line.snapshot, order_quantity, line_price, rows };
    return { values: { order_quantity, paid_price, coupon_amount, point_amount }, snapshot };
  };
  const rest = part(line.order_quantity - pieces, paidLeft, couponLeft, pointLeft);
  await tx
    .updateTable('order_lines')
    .set({ ...rest.values, snapshot: JSON.stringify(rest.snapshot) })
    .where('order_line_id', '=', line.order_line_id)
    .execute();
  const own = part(pieces, paid, coupon, point);
  const { rows } = await sql<Row<'order_lines', 'order_line_id'>>`
    insert into order_lines (order_id, product_id, product_option_id, order_quantity, snapshot, status, paid_price,
      coupon_amount, point_amount, delivered_at, refund_id, price_basis, gift_promotion_id, origin_line_id)
    select order_id, product_id, product_option_id, ${pieces}::int, ${JSON.stringify(own.snapshot)}::jsonb, status,
      ${paid}::bigint, ${coupon}::bigint, ${point}::bigint, delivered_at, refund_id, price_basis, gift_promotion_id,
      ${line.origin_line_id}::int
    from order_lines where order_line_id = ${line.order_line_id}::int
    returning order_line_id`.execute(tx);
  const order_line_id = rows[0]?.order_line_id ?? line.order_line_id;
  return { ...line, order_line_id, ...own.values, snapshot: own.snapshot };
}
