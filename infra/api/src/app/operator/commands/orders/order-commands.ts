import { carrierSchema, trackingNumberSchema } from '@mall/contracts/domain/orders/carrier';
import { type OrderStatus, orderStatusSchema } from '@mall/contracts/domain/orders/order-status';
import { canMove, movesFrom } from '@mall/contracts/domain/orders/order-transitions';
import * as z from 'zod';
import { moveWithEffects } from '../../../../claims/move-with-effects.ts';
import { loadLines, lockOrder } from '../../../../orders/orders/move-lines.ts';
import { operatorCommand, refused } from '../operator-command.ts';
import { ordersOfOthersIn } from './other-parcels.ts';

/** Moves that send a parcel to the shopper. */
const sending: ReadonlySet<OrderStatus> = new Set([
  'DOMESTIC_SHIPPING',
  'OVERSEAS_SHIPPING',
  'RE_SHIPPING',
  'RETURN_SHIPPING',
]);

/** Moves the lines of an order that can go there, or those named, through the state machine (docs/order-states.md). */
export const moveOrder = operatorCommand(
  z.strictObject({
    order_id: z.string().max(40),
    to: z.string(),
    line_ids: z.array(z.int()).min(1).max(50).optional(),
    parcel: z.strictObject({ carrier: carrierSchema, tracking_number: trackingNumberSchema }).optional(),
    is_shared: z.boolean().optional(),
  }),
  async ({ order_id, to: wanted, line_ids, parcel, is_shared = false }, { tx, now }) => {
    const status = orderStatusSchema.safeParse(wanted);
    if (!status.success) throw refused(`there is no status ${wanted}`);
    const to = status.data;
    if (parcel && !sending.has(to)) throw refused(`${to} sends no parcel`);
    const order = await lockOrder(tx, order_id);
    const taken = parcel && !is_shared ? await ordersOfOthersIn(tx, order, { ...parcel, now }) : [];
    if (parcel && taken.length > 0)
      throw refused(`${parcel.carrier} ${parcel.tracking_number} is the parcel of ${taken.join(', ')}`, [
        'look at the number again; where it is right all the same: --shared',
      ]);
    const all = await loadLines(tx, order_id);
    const strange = (line_ids ?? []).filter((id) => !all.some((line) => line.order_line_id === id));
    if (strange.length > 0) throw refused(`${order_id} has no line ${strange.join(', ')}`);
    const lines = all.filter(
      (line) => (line_ids?.includes(line.order_line_id) ?? true) && canMove(line.status, to, 'OPERATOR'),
    );
    if (lines.length < (line_ids ? new Set(line_ids).size : 1)) {
      throw refused(
        `${order_id} cannot go to ${to}`,
        all.map(
          (line) =>
            `line ${line.order_line_id} is in ${line.status} and can go to ${movesFrom(line.status, 'OPERATOR').join(', ') || 'nowhere'}`,
        ),
      );
    }
    const { refund_amount } = await moveWithEffects(tx, order, lines, { to, actor: 'OPERATOR', now, parcel });
    return {
      lines: lines.map((line) => `line ${line.order_line_id}: ${line.status} -> ${to}`),
      changes: lines.map((line) => ({
        subject: `order ${order_id} line ${line.order_line_id}`,
        before: { status: line.status },
        after: { status: to, ...parcel, ...(refund_amount > 0 ? { refund_amount } : {}) },
      })),
      refundOrders: [order_id],
    };
  },
);

/** What an operator can note of exchange fees: which ones it is about, and where they stand then (decision 36). */
const feeNotes = {
  PAID: { from: 'DUE', to: 'PAID' },
  WAIVED: { from: 'DUE', to: 'WAIVED' },
  RETURNED: { from: 'GIVE_BACK', to: 'WAIVED' },
} as const;

/** Notes that the fee of an order's exchanges has come, that it is given up, or that one was given back. */
export const setExchangeFee = operatorCommand(
  z.strictObject({ order_id: z.string().max(40), to: z.enum(['PAID', 'WAIVED', 'RETURNED']) }),
  async ({ order_id, to: note }, { tx }) => {
    const { from, to } = feeNotes[note];
    await lockOrder(tx, order_id);
    const open = await tx
      .selectFrom('claims')
      .select(['claim_id', 'fee', 'fee_state', 'price_difference'])
      .where('order_id', '=', order_id)
      .where('kind', '=', 'EXCHANGE')
      .where('fee_state', '=', from)
      // What was paid online goes back by itself: noted here, it would be paid back twice.
      .where(({ exists, not, selectFrom }) =>
        not(
          exists(
            selectFrom('fee_payments')
              .select('payment_id')
              .whereRef('fee_payments.request_id', '=', 'claims.request_id')
              .where('fee_payments.state', '=', 'GIVE_BACK'),
          ),
        ),
      )
      .orderBy('claim_id')
      .execute();
    if (open.length === 0) throw refused(`no exchange of ${order_id} has a fee that is ${from}`);
    // What a dearer option costs may have to go back one day, by the payment that it came with.
    if (to === 'PAID' && open.some((claim) => claim.price_difference > 0))
      throw refused(`an exchange of ${order_id} costs a difference in price, which is paid online or waived`);
    const ids = open.map((claim) => claim.claim_id);
    await tx.updateTable('claims').set({ fee_state: to }).where('claim_id', 'in', ids).execute();
    return {
      lines: open.map(
        ({ claim_id, fee, fee_state }) => `claim ${claim_id}: ${fee} KRW ${fee_state} -> ${to}`,
      ),
      changes: open.map(({ claim_id, fee, fee_state }) => ({
        subject: `order ${order_id} claim ${claim_id}`,
        before: { fee, fee_state },
        after: { fee, fee_state: to },
      })),
    };
  },
);
