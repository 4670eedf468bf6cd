import { listMyClaims } from '@mall/contracts/api/orders/my-claims';
import { countMyOrderStatuses, listMyOrders, viewMyOrder } from '@mall/contracts/api/orders/my-orders';
import { trackOrder as trackEndpoint } from '@mall/contracts/api/orders/order-tracking';
import { listReceipts } from '@mall/contracts/api/orders/receipts';
import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import type { PaymentGateway } from '../../money/payments/payment-gateway.ts';
import {
  maskedAccount,
  refundAccountOf,
  takesRefundAccount,
} from '../../money/refund-accounts/refund-account.ts';
import { findOrderer, requireChangeable } from '../../orders/orders/guests/orderer.ts';
import { ownerOf } from '../../orders/orders/owner.ts';
import { viewOrder } from '../../orders/orders/view-order.ts';
import { limitAttempts } from '../../people/access/attempt-limit.ts';
import type { Clock } from '../../platform/clock.ts';
import type { ApiConfig } from '../../platform/config.ts';
import type { Db } from '../../platform/database/schema/schema.ts';
import { pageOf } from '../../platform/http/pages.ts';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import type { SecretBox } from '../../platform/secrets/secret-box.ts';
import { feePayMethods } from '../fees/fee-payments.ts';
import { listRefunds } from '../refunds/refunds.ts';
import { findReceipts } from './find-receipts.ts';
import { listClaims } from './my-claims.ts';
import { myOrderLines } from './my-order-lines.ts';
import { countStatuses, listOrders } from './my-orders.ts';
import { trackOrder } from './track-order.ts';

interface Deps {
  db: Db;
  clock: Clock;
  config: ApiConfig;
  logger: FastifyBaseLogger;
  payments: PaymentGateway;
  secretBox: SecretBox;
}

const pageSize = 10;

/** What a shopper sees of placed orders (spec 4.10, 7.5). */
export const myOrderRoutes: FastifyPluginAsync<Deps> = async (app, deps) => {
  const { db, clock, config } = deps;
  const feePayment = {
    pay_methods: config.PAY_METHODS.filter((method) => feePayMethods.some((known) => known === method)),
    sdk_url: config.PORTONE_SDK_URL,
  };
  registerEndpoint(app, listMyOrders, async ({ query, caller }) => {
    const paging = { limit: pageSize, offset: (query.page - 1) * pageSize };
    const listing = await listOrders(db, ownerOf(caller), { ...query, ...paging, now: clock() });
    return pageOf(listing, query.page, pageSize);
  });
  registerEndpoint(app, viewMyOrder, async ({ query, caller }) => {
    const order = await viewOrder(db, ownerOf(caller), query.order_id, clock());
    const account = await refundAccountOf(deps, order.order_id);
    const lines = (await myOrderLines(db, [order.order_id])).get(order.order_id) ?? [];
    const isDue = lines.some(({ claim }) => (claim?.due_amount ?? 0) > 0);
    return {
      order,
      lines,
      fee_payment: isDue ? feePayment : null,
      needs_code: !(await findOrderer(db, ownerOf(caller), order.order_id, clock())).canChange,
      needs_refund_account: await takesRefundAccount(db, order.order_id),
      refund_account: account && maskedAccount(account),
      refunds: await listRefunds(db, order.order_id),
    };
  });
  registerEndpoint(app, listReceipts, async ({ query: { order_id }, caller, request }) => {
    // A slip shows part of a card's number: who has only named the order does not see it.
    await requireChangeable(db, ownerOf(caller), order_id, clock());
    await limitAttempts(db, 'receipts', order_id, clock());
    return findReceipts({ ...deps, logger: request.log }, order_id);
  });
  registerEndpoint(app, trackEndpoint, async ({ query, caller }) => ({
    order_id: query.order_id,
    parcels: await trackOrder(db, ownerOf(caller), query.order_id, clock()),
  }));
  registerEndpoint(app, listMyClaims, async ({ query, caller }) => {
    const paging = { limit: pageSize, offset: (query.page - 1) * pageSize };
    const listing = await listClaims(db, ownerOf(caller), { ...query, ...paging, now: clock() });
    return pageOf(listing, query.page, pageSize);
  });
  registerEndpoint(app, countMyOrderStatuses, async ({ caller }) => ({
    counts: await countStatuses(db, ownerOf(caller), clock()),
  }));
};
