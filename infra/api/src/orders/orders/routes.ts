import {
  orderPurchase,
  placeOrder as placeEndpoint,
  privacyRequired,
} from '@mall/contracts/api/orders/orders';
import { setOrderTemporary } from '@mall/contracts/api/orders/temporary-order';
import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import { payMethodUnusable, takesPayMethod } from '../../money/payments/pay-methods.ts';
import type { PaymentGateway } from '../../money/payments/payment-gateway.ts';
import { limitAttempts } from '../../people/access/attempt-limit.ts';
import type { Clock } from '../../platform/clock.ts';
import type { ApiConfig } from '../../platform/config.ts';
import type { Db } from '../../platform/database/schema/schema.ts';
import { faultPoint } from '../../platform/fault-point.ts';
import { type Caller, sessionOf } from '../../platform/http/caller.ts';
import { invalidRequest } from '../../platform/http/create-error.ts';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { createKeyedQueue } from '../../platform/keyed-queue.ts';
import type { SecretBox } from '../../platform/secrets/secret-box.ts';
import { buyerViewOf } from '../carts/buyer-view.ts';
import { priceWanted } from '../carts/price-wanted.ts';
import { requireHolds } from '../drops/order-holds.ts';
import { ownerOf } from './owner.ts';
import { closeEarlierAttempts } from './placing/earlier-attempts.ts';
import { placeOrder } from './placing/place-order.ts';
import { loadTemporaryOrder, saveTemporaryOrder } from './placing/temporary-orders.ts';
import { viewCheckout } from './placing/view-checkout.ts';
import { settleOrder } from './settle-order.ts';

interface Deps {
  db: Db;
  clock: Clock;
  config: ApiConfig;
  logger: FastifyBaseLogger;
  payments: PaymentGateway;
  secretBox: SecretBox;
}

/** Orders of guests at one address that are placed at once: one holds the address' lock, one is priced meanwhile. */
const guestsAtOnce = 2;

const buyerOf = (caller: Caller) => (caller.member ? `${caller.member.memberId}` : sessionOf(caller));

/** From the temporary order to the placed one (spec 4.13, 7.5). */
export const orderRoutes: FastifyPluginAsync<Deps> = async (app, deps) => {
  const { db, clock, config } = deps;
  const guestQueue = createKeyedQueue(guestsAtOnce);

  registerEndpoint(app, setOrderTemporary, async ({ body, caller }) => {
    const now = clock();
    await limitAttempts(db, 'temporaryOrders', caller.address, now);
    await limitAttempts(db, 'temporaryOrder', buyerOf(caller), now);
    const { lines } = await priceWanted(db, body.products, buyerViewOf(caller, now));
    await requireHolds(db, caller.member?.memberId ?? null, lines, now);
    const line_prices = lines.map((line) => line.line_price);
    const order = { ...body, cart_ids: body.cart_ids ?? [], line_prices };
    return { temporary_id: await saveTemporaryOrder(db, ownerOf(caller), order, now) };
  });

  registerEndpoint(app, orderPurchase, async ({ body, caller }) => {
    const now = clock();
    const temporary = await loadTemporaryOrder(db, ownerOf(caller), body.temporary_id, now);
    return viewCheckout(db, config, temporary, buyerViewOf(caller, now), body);
  });

  registerEndpoint(app, placeEndpoint, async ({ body, caller, idempotencyKey: key }) => {
    if (!takesPayMethod(body.expected_total, body.form.pay_method, config.PAY_METHODS))
      throw payMethodUnusable();
    if (caller.member === null && !body.form.is_privacy_agreed) throw invalidRequest(privacyRequired);
    await limitAttempts(db, 'placement', buyerOf(caller), clock());
    if (caller.member === null) await limitAttempts(db, 'placements', caller.address, clock());
    const owner = ownerOf(caller);
    await closeEarlierAttempts(deps, owner, { temporaryId: body.temporary_id, key });
    const view = buyerViewOf(caller, clock());
    const { address } = caller;
    const place = () => placeOrder(body, { db, config, owner, address, key, view });
    // Waiting here for the lock of the address takes no connection of the database.
    const placed = await (caller.member === null ? guestQueue(address, place) : place());
    faultPoint('place:after-commit');
    if (body.expected_total === 0) await settleOrder(deps, placed.order_id, { isGivenUp: false });
    return placed;
  });
};
