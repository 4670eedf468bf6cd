import { refundAccountSchema } from '@mall/contracts/api/orders/order-claims';
import { sql } from 'kysely';
import * as z from 'zod';
import { nameRefundAccountIn } from '../../../../claims/refunds/name-refund-account.ts';
import { isPaidToAccount, maskedAccount } from '../../../../money/refund-accounts/refund-account.ts';
import { sealAccount } from '../../../../money/refund-accounts/sealed-account.ts';
import { operatorCommand, preparedCommand, refused } from '../operator-command.ts';

/** Money that has to go back and has not. KRW. */
interface WaitingRefund {
  order_id: string;
  amount: number;
  what: string;
  /** Whether it can only go back to an account that the shopper or an operator names. */
  is_to_account: boolean;
  has_account: boolean;
  since: Date;
}

/** Sums that are due: refunds of lines, whole payments of closed orders, fees of exchanges; oldest first. */
export const listWaitingRefunds = operatorCommand(z.strictObject({}), async (_input, { tx }) => {
  const { rows } = await sql<WaitingRefund>`
    select due.*, a.order_id is not null as has_account
    from (
      select r.order_id, r.amount, 'refund' as what, ${isPaidToAccount} as is_to_account, r.created_at as since
        from refunds r join orders using (order_id) where r.state = 'DUE' and r.amount > 0
      union all
      select order_id, total, 'whole payment', ${isPaidToAccount}, ordered_at from orders where is_refund_due
      union all
      select order_id, amount, 'exchange fee ' || payment_id, coalesce(is_paid_to_account, false), created_at
        from fee_payments where state in ('GIVE_BACK', 'SURPLUS')
    ) due left join refund_accounts a using (order_id)
    order by due.since limit 1000`.execute(tx);
  return {
    lines: rows.length > 0 ? rows.map(lineOf) : ['nothing waits to go back'],
    changes: [],
  };
});

function lineOf({ order_id, amount, what, is_to_account, has_account, since }: WaitingRefund): string {
  const state = is_to_account && !has_account ? 'waits for an account' : 'waits for the provider';
  return `${since.toISOString()}  ${order_id}  ${amount} KRW  ${what}  ${state}`;
}

/**
 * Names the account that an order's money goes back to, whatever its holder: a married name, or a company. The reason
 * is on record; the number and the holder are sealed and masked as ever.
 */
export const nameAccount = preparedCommand(
  z.strictObject({
    order_id: z.string().max(40),
    account: refundAccountSchema,
    reason: z.string().trim().min(1).max(200),
  }),
  ({ order_id, account, reason }, { secretBox }) => {
    const sealed = sealAccount(secretBox, order_id, account);
    const masked = maskedAccount(account);
    return Promise.resolve(async ({ tx, now }) => {
      if (!(await nameRefundAccountIn(tx, order_id, sealed, now)))
        throw refused(`no money of ${order_id} has to go back to an account`);
      return {
        lines: [
          `${order_id}: money goes back to ${masked.bank} ${masked.number}, ${masked.holder}`,
          'the phone of the order is told; what can go now goes within a minute',
        ],
        changes: [
          { subject: `order ${order_id} refund account`, before: null, after: { ...masked, reason } },
        ],
        refundOrders: [order_id],
      };
    });
  },
);
