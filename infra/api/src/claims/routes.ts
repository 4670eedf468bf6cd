import { countMyOrderStatuses, listMyOrders, viewMyOrder } from '@mall/contracts/api/my-orders';
import {
  cancelOrder as cancelEndpoint,
  confirmPurchase,
  type RefundAccount,
  requestClaim as requestEndpoint,
  setRefundAccount,
  withdrawClaim as withdrawEndpoint,
} from '@mall/contracts/api/order-claims';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../deps.ts';
import type { Caller } from '../http/caller.ts';
import { notFound } from '../http/create-error.ts';
import { pageOf } from '../http/pages.ts';
import { registerEndpoint } from '../http/register-endpoint.ts';
import type { Once } from '../orders/idempotency.ts';
import { ownerOf } from '../orders/owner.ts';
import { settleOrder } from '../orders/settle-order.ts';
import { requireOwnOrder, viewOrder } from '../orders/view-order.ts';
import { cancelOrder } from './cancel-order.ts';
import { myOrderLines } from './my-order-lines.ts';
import { countStatuses, listOrders } from './my-orders.ts';
import { maskedAccount, nameRefundAccount, needsRefundAccount, refundAccountOf } from './refund-account.ts';
import { payRefunds } from './refunds.ts';
import { requestClaim } from './request-claim.ts';
import { sealAccount } from './sealed-account.ts';
import { confirmLines, withdrawClaim } from './shopper-moves.ts';

const pageSize = 10;

/** What a shopper sees of and does with placed orders (spec 4.10, 7.5). */
export function claimRoutes(app: FastifyInstance, deps: AppDeps): void {
  const { db, clock, secretBox } = deps;
  /** What does not go back now the reconciler tries again. */
  const payOrWait = (order_id: string, pay: () => Promise<unknown>) =>
    pay().catch((error: unknown) => deps.logger.warn({ err: error, order_id }, 'refund has to wait'));
  /** The account that a body names, sealed before anything else is done with it. */
  const sealed = ({
    order_id,
    refund_account,
  }: {
    order_id: string;
    refund_account?: RefundAccount | undefined;
  }) => refund_account && sealAccount(secretBox, order_id, refund_account);
  /** Knows a call by its body without the account: of a number with few digits a hash is no secret. */
  const attemptOf = (
    { caller, idempotencyKey: key }: { caller: Caller; idempotencyKey: string | undefined },
    id: string,
    { refund_account: _account, ...body }: { refund_account?: unknown },
  ): Once | undefined =>
    key === undefined ? undefined : { key, owner: ownerOf(caller), body: { id, ...body }, now: clock() };
  const own = (caller: Caller, orderId: string) => requireOwnOrder(db, ownerOf(caller), orderId, clock());

  registerEndpoint(app, listMyOrders, async ({ query, caller }) => {
    const paging = { limit: pageSize, offset: (query.page - 1) * pageSize };
    const listing = await listOrders(db, ownerOf(caller), { ...query, ...paging, now: clock() });
    return pageOf(listing, query.page, pageSize);
  });
  registerEndpoint(app, viewMyOrder, async ({ query, caller }) => {
    const order = await viewOrder(db, ownerOf(caller), query.order_id, clock());
    const refunds = await db
      .selectFrom('refunds')
      .select(['amount', 'point_amount', 'state', 'created_at', 'done_at'])
      .where('order_id', '=', order.order_id)
      .orderBy('refund_id')
      .execute();
    const account = await refundAccountOf(deps, order.order_id);
    return {
      order,
      lines: (await myOrderLines(db, [order.order_id])).get(order.order_id) ?? [],
      needs_refund_account: await needsRefundAccount(db, order.order_id),
      refund_account: account && maskedAccount(account),
      refunds: refunds.map((refund) => ({
        ...refund,
        created_at: refund.created_at.toISOString(),
        done_at: refund.done_at?.toISOString() ?? null,
      })),
    };
  });
  registerEndpoint(app, countMyOrderStatuses, async ({ caller }) => ({
    counts: await countStatuses(db, ownerOf(caller), clock()),
  }));

  registerEndpoint(app, cancelEndpoint, async (call) => {
    const { body, caller } = call;
    const { order_id } = body;
    await own(caller, order_id);
    const given = await cancelOrder(deps, order_id, {
      wanted: body.lines,
      account: sealed(body),
      attempt: attemptOf(call, cancelEndpoint.id, body),
    });
    await payOrWait(order_id, () => payRefunds(deps, order_id));
    return { order_id, ...given };
  });
  registerEndpoint(app, requestEndpoint, async (call) => {
    const { body, caller } = call;
    await own(caller, body.order_id);
    const request = {
      ...body,
      refund_account: sealed(body),
      attempt: attemptOf(call, requestEndpoint.id, body),
    };
    return requestClaim(db, request, clock());
  });
  registerEndpoint(app, setRefundAccount, async ({ body, caller }) => {
    const { order_id } = body;
    await own(caller, order_id);
    await nameRefundAccount(db, order_id, sealAccount(secretBox, order_id, body.refund_account), clock());
    await payOrWait(order_id, async () => {
      // A payment that came too late or was not what was ordered goes back as a whole.
      await settleOrder(deps, order_id, { isGivenUp: false });
      await payRefunds(deps, order_id);
    });
    return { order_id };
  });
  registerEndpoint(app, withdrawEndpoint, async ({ body, caller }) => {
    const claim = await db
      .selectFrom('claims')
      .select(['claim_id', 'order_id'])
      .where('claim_id', '=', body.claim_id)
      .executeTakeFirst();
    if (!claim) throw notFound();
    await own(caller, claim.order_id);
    await withdrawClaim(db, claim, clock());
    return { claim_id: claim.claim_id };
  });
  registerEndpoint(app, confirmPurchase, async ({ body, caller }) => {
    await own(caller, body.order_id);
    const facts = { lineIds: body.order_line_ids, actor: 'SHOPPER', now: clock() } as const;
    const { earned_points } = await confirmLines(db, body.order_id, facts);
    return { order_id: body.order_id, earned_points };
  });
}
