import { randomUUID } from 'node:crypto';
import type { ClaimFee, RefundSums } from '@mall/contracts/api/orders/order-claims';
import type { ClaimReason, GoodsClaimKind } from '@mall/contracts/domain/orders/claim';
import type { Receiver } from '@mall/contracts/domain/people/receiver';
import { allocate } from '../catalogue/pricing/allocate.ts';
import type { SealedAccount } from '../money/refund-accounts/sealed-account.ts';
import { type Once, onceIfKeyed } from '../orders/orders/idempotency.ts';
import { type LineRow, loadLines, lockOrder } from '../orders/orders/move-lines.ts';
import { lineBasisText } from '../orders/orders/price-basis.ts';
import type { Db } from '../platform/database/schema/schema.ts';
import { invalidRequest } from '../platform/http/create-error.ts';
import { reserveExchange } from './exchanges/exchange-option.ts';
import { requireNoOpenClaim, requireNoPricedExchange } from './exchanges/one-at-a-time.ts';
import {
  differenceRow,
  noDifference,
  type PriceDifference,
  priceDifference,
} from './exchanges/price-difference.ts';
import { claimFeeOf } from './fees/claim-fee.ts';
import { moveWithEffects } from './move-with-effects.ts';
import { attachClaimPhotos } from './photos/claim-photos.ts';
import { expectReturn } from './refunds/expected-return.ts';
import { keepAccountAndNotify } from './refunds/keep-account.ts';
import { takePieces, type WantedPieces } from './split-line.ts';

export interface ClaimRequest {
  order_id: string;
  kind: GoodsClaimKind;
  reason: ClaimReason;
  detail: string;
  lines: (WantedPieces & { product_option_id?: number | undefined })[];
  refund_account?: SealedAccount | undefined;
  /** Where the parcel is fetched; without it where the order went. */
  pickup?: Receiver | undefined;
  photo_ids?: string[] | undefined;
  /** A repetition gets what the first one opened. */
  attempt: Once | undefined;
}

export interface OpenedClaim {
  claim_ids: number[];
  fee: ClaimFee;
  /** What a return will give back; null for an exchange. */
  refund: RefundSums | null;
}

/**
 * Opens a return or an exchange, one claim per line; an exchange reserves the new option at once. What it costs is
 * said once per request and shared out over its claims.
 */
export function requestClaim(db: Db, request: ClaimRequest, now: Date): Promise<OpenedClaim> {
  const { order_id, kind, refund_account, attempt } = request;
  const open = async (tx: Db) => {
    const opened = await openClaim(tx, request, now);
    // Last, as the lock of a phone comes after all others (decision 49).
    if (kind === 'RETURN') await keepAccountAndNotify(tx, order_id, refund_account, now);
    return opened;
  };
  return db.transaction().execute((tx) => onceIfKeyed(tx, attempt, () => open(tx)));
}

/**
 * Opens the claim, without its refund account.
 * @cannotThrow CLAIM_FEE_DUE: no parcel is sent
 */
export async function openClaim(
  tx: Db,
  request: Omit<ClaimRequest, 'refund_account' | 'attempt'>,
  now: Date,
): Promise<OpenedClaim> {
  const { order_id, kind, reason, detail, pickup, photo_ids = [] } = request;
  const order = await lockOrder(tx, order_id);
  await requireNoPricedExchange(tx, order_id);
  const lines = await takePieces(tx, await loadLines(tx, order_id), request.lines);
  if (kind === 'EXCHANGE' && lines.some((line) => line.snapshot.gift)) throw invalidRequest(giftStays);
  const expected = kind === 'RETURN' ? await expectReturn(tx, order_id, { lines, reason }) : null;
  const { fee, shares } = shareFee(request, lines, expected?.released ?? 0);
  const to = kind === 'RETURN' ? 'RETURN_REQUEST' : 'EXCHANGE_REQUEST';
  await moveWithEffects(tx, order, lines, { to, actor: 'SHOPPER', now });
  const claim_ids: number[] = [];
  const request_id = randomUUID();
  let difference = 0;
  for (const [index, line] of lines.entries()) {
    const wanted = request.lines[index]?.product_option_id;
    const option = kind === 'EXCHANGE' ? await reserveExchange(tx, line, wanted) : null;
    const change = option ? await priceDifference(tx, line, option) : noDifference;
    if (change.basis && lines.length > 1) throw invalidRequest(oneAtATime);
    if (change.basis) await requireNoOpenClaim(tx, order_id);
    difference += change.amount;
    const { claim_id } = await tx
      .insertInto('claims')
      .values({
        order_id,
        order_line_id: line.order_line_id,
        request_id,
        kind,
        reason,
        detail,
        pickup: pickup ? JSON.stringify(pickup) : null,
        ...costsOf(fee, shares[index] ?? 0, change),
        new_option_id: option?.product_option_id ?? null,
        holds_stock: option !== null,
        created_at: now,
        closed_at: null,
      })
      .returning('claim_id')
      .executeTakeFirstOrThrow();
    claim_ids.push(claim_id);
  }
  await attachClaimPhotos(tx, photo_ids, { orderId: order_id, requestId: request_id, now });
  const refund = expected?.refundAfter(fee.amount) ?? null;
  return { claim_ids, fee: withDifference(fee, difference), refund };
}

/** Other lines of a request may be withdrawn; what was paid for one option must not pay for another. */
const oneAtATime = '가격이 다른 옵션으로는 상품을 하나씩 교환 신청해주세요.';

const giftStays = '사은품은 교환하실 수 없습니다. 반품으로 신청해주세요.';

/** What one claim of a request costs the shopper, KRW. */
function costsOf({ state }: ClaimFee, fee: number, { amount, basis }: PriceDifference) {
  return {
    fee,
    price_difference: amount,
    new_price_basis: basis && lineBasisText(basis),
    // A dearer option is paid for also when the shop is to blame for the exchange.
    fee_state: amount > 0 ? 'DUE' : fee > 0 ? state : 'NONE',
  } as const;
}

/** What is paid for an exchange with the ways of its parcel, when the new option costs more. */
function withDifference(fee: ClaimFee, amount: number): ClaimFee {
  if (amount === 0) return fee;
  const rows = [...fee.rows, { ...differenceRow, amount }];
  return { payer: 'SHOPPER', state: 'DUE', amount: fee.amount + amount, rows };
}

/** The fee of a request, at most what is released by its lines, and the part of each line (KRW). */
function shareFee(
  { kind, reason }: Pick<ClaimRequest, 'kind' | 'reason'>,
  lines: readonly LineRow[],
  released: number,
) {
  const fee = claimFeeOf(kind, reason, released);
  // Goods that cost nothing bear no part of a return's fee, but of an exchange's.
  const paid = lines.map((line) => line.paid_price + line.point_amount);
  const isPaid = kind === 'RETURN' && paid.some((price) => price > 0);
  return { fee, shares: allocate(fee.amount, isPaid ? paid : lines.map((line) => line.order_quantity)) };
}
