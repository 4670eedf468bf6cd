import { sql } from 'kysely';
import type { ApiConfig } from '../../../platform/config.ts';
import type { Db } from '../../../platform/database/schema/schema.ts';
import { createError } from '../../../platform/http/create-error.ts';
import type { Pieces } from '../stock.ts';

/** When pieces that other shoppers hold may be free again, s. */
const retryAfterS = 60;

export type ShareConfig = Pick<
  ApiConfig,
  'UNPAID_SHARE' | 'UNPAID_SHARE_GUESTS' | 'UNPAID_SHARE_DEPOSITS' | 'UNPAID_SHARE_FROM'
>;

/** Pieces of one option: free ones, and those that unpaid orders hold, this one included. */
export interface HeldPieces {
  free: number;
  held: number;
  heldByGuests: number;
  heldForDeposits: number;
}

export interface Holding {
  isGuest: boolean;
  isDeposit: boolean;
}

/**
 * How many pieces of an option unpaid orders of this kind may hold (decision 93); infinite for the last few, of which
 * deposits, which hold for a day, have a share as well, one piece at least.
 */
export function piecesLeftToHold(
  pieces: HeldPieces,
  { isGuest, isDeposit }: Holding,
  config: ShareConfig,
): number {
  const all = pieces.free + pieces.held;
  const shareOf = (percent: number) => Math.floor((all * percent) / 100);
  const forDeposits = isDeposit
    ? Math.max(1, shareOf(config.UNPAID_SHARE_DEPOSITS)) - pieces.heldForDeposits
    : Number.POSITIVE_INFINITY;
  if (all <= config.UNPAID_SHARE_FROM) return forDeposits;
  return Math.min(
    shareOf(config.UNPAID_SHARE) - pieces.held,
    isGuest ? shareOf(config.UNPAID_SHARE_GUESTS) - pieces.heldByGuests : Number.POSITIVE_INFINITY,
    forDeposits,
  );
}

/**
 * Refuses with STOCK_HELD an order that would hold more of an option than its share, inside the transaction that has
 * just reserved and stored it: the options' rows are locked, so no other transaction is adding to the sums.
 */
export async function requireShare(
  tx: Db,
  lines: readonly (Pieces & { product_name: string })[],
  holding: Holding,
  config: ShareConfig,
): Promise<void> {
  const ids = [...new Set(lines.map((line) => line.product_option_id))];
  const { rows } = await sql<HeldPieces & { product_option_id: number }>`
    select p.product_option_id, p.stock as free, coalesce(h.held, 0)::int as held,
      coalesce(h.guests, 0)::int as "heldByGuests", coalesce(h.deposits, 0)::int as "heldForDeposits"
    from product_options p left join (
      select l.product_option_id, sum(l.order_quantity) as held,
        sum(l.order_quantity) filter (where o.member_id is null) as guests,
        sum(l.order_quantity) filter (where o.pay_method = 'DEPOSIT') as deposits
      from orders o join order_lines l using (order_id)
      where o.payment_state = 'READY' and l.product_option_id = any(${sql.val(ids)}::int[])
      group by l.product_option_id) h using (product_option_id)
    where p.product_option_id = any(${sql.val(ids)}::int[])`.execute(tx);
  for (const { product_option_id, ...pieces } of rows) {
    const own = lines.filter((line) => line.product_option_id === product_option_id);
    const left = piecesLeftToHold(pieces, holding, config);
    if (left >= 0) continue;
    const wanted = own.reduce((sum, line) => sum + line.order_quantity, 0);
    throw stockHeld(own[0]?.product_name ?? '', Math.max(0, wanted + left));
  }
}

function stockHeld(name: string, possible: number) {
  const message =
    possible > 0
      ? `'${name}' 상품은 지금 ${possible}개까지 주문하실 수 있습니다.`
      : `'${name}' 상품은 다른 고객님이 결제 중입니다. 잠시 후 다시 시도해주세요.`;
  return createError('STOCK_HELD', { message, retryAfterS });
}
