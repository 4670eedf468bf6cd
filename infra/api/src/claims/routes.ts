import { countMyOrderStatuses, listMyOrders, viewMyOrder } from '@mall/contracts/api/my-orders';
import {
  cancelOrder as cancelEndpoint,
  confirmPurchase,
  type RefundAccount,
  requestClaim as requestEndpoint,
  setRefundAccount,
  withdrawClaim as withdrawEndpoint,
} from '@mall/contracts/api/order-claims';
import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import type { PaymentGateway } from '../money/payments/payment-gateway.ts';
import {
  maskedAccount,
  needsRefundAccount,
  refundAccountOf,
} from '../money/refund-accounts/refund-account.ts';
import { sealAccount } from '../money/refund-accounts/sealed-account.ts';
import type { Once } from '../orders/orders/idempotency.ts';
import { ownerOf } from '../orders/orders/owner.ts';
import { settleOrder } from '../orders/orders/settle-order.ts';
import { requireOwnOrder, viewOrder } from '../orders/orders/view-order.ts';
import type { Clock } from '../platform/clock.ts';
import type { ApiConfig } from '../platform/config.ts';
import type { Db } from '../platform/database/schema/schema.ts';
import type { Caller } from '../platform/http/caller.ts';
import { notFound } from '../platform/http/create-error.ts';
import { pageOf } from '../platform/http/pages.ts';
import { registerEndpoint } from '../platform/http/register-endpoint.ts';
import type { SecretBox } from '../platform/secrets/secret-box.ts';
import { cancelOrder } from './cancel-order.ts';
import { myOrderLines } from './my-orders/my-order-lines.ts';
import { countStatuses, listOrders } from './my-orders/my-orders.ts';
import { nameRefundAccount } from './refunds/name-refund-account.ts';
import { listRefunds, payRefunds } from './refunds/refunds.ts';
import { requestClaim } from './request-claim.ts';
import { confirmLines, findClaim, withdrawClaim } from './shopper-moves.ts';

const pageSize = 10;

interface Deps {
  db: Db;
  clock: Clock;
  config: ApiConfig;
  logger: FastifyBaseLogger;
  payments: PaymentGateway;
  secretBox: SecretBox;
}

/** What a shopper sees of and does with placed orders (spec 4.10, 7.5). */
export const claimRoutes: FastifyPluginAsync<Deps> = async (app, deps) => {
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
    const account = await refundAccountOf(deps, order.order_id);
    return {
      order,
      lines: (await myOrderLines(db, [order.order_id])).get(order.order_id) ?? [],
      needs_refund_account: await needsRefundAccount(db, order.order_id),
      refund_account: account && maskedAccount(account),
      refunds: await listRefunds(db, order.order_id),
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
    const claim = await findClaim(db, body.claim_id);
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
};
