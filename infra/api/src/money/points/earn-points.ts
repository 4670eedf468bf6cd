import type { Db } from '../../platform/database/schema/schema.ts';
import { enterPoints } from './point-ledger.ts';

/** Points for what was paid in money, in whole per cent, rounded down. */
const earningRate = 1;

interface SettledOrder {
  order_id: string;
  member_id: number | null;
}

/** A line whose purchase is settled; `paid_price` in KRW. */
interface SettledLine {
  order_line_id: number;
  paid_price: number;
}

/**
 * Credits a member for lines whose purchase is settled, each once; returns how many points. Guests earn none.
 * @cannotThrow POINT_LIMIT: it only adds
 */
export async function earnPoints(
  tx: Db,
  order: SettledOrder,
  lines: readonly SettledLine[],
  now: Date,
): Promise<number> {
  if (order.member_id === null) return 0;
  let earned = 0;
  for (const line of lines) {
    const amount = Math.floor((line.paid_price * earningRate) / 100);
    const key = `EARNED:${line.order_line_id}`;
    const entry = { memberId: order.member_id, key, reason: 'EARNED' as const, orderId: order.order_id };
    await enterPoints(tx, { ...entry, amount, now });
    earned += amount;
  }
  return earned;
}
