import {
  adoptGuestOrder as adoptEndpoint,
  openGuestOrder as openEndpoint,
  proveGuestOrder as proveEndpoint,
  sendGuestOrderCode as sendCodeEndpoint,
} from '@mall/contracts/api/orders/guest-orders';
import type { FastifyPluginAsync } from 'fastify';
import { limitAttempts } from '../../../people/access/attempt-limit.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/schema/schema.ts';
import { type Caller, memberOf, sessionOf } from '../../../platform/http/caller.ts';
import { invalidRequest } from '../../../platform/http/create-error.ts';
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts';
import { ownerOf } from '../owner.ts';
import { adoptGuestOrder } from './adopt-order.ts';
import { openGuestOrder } from './guest-orders.ts';
import { proveByCode, sendOrderCode } from './order-code.ts';
import { findOrderer } from './orderer.ts';

interface Deps {
  db: Db;
  clock: Clock;
}

const maskPhone = (phone: string) => `${phone.slice(0, 3)}-****-${phone.slice(-4)}`;

/** A guest's order in another browser: shown by what stands on the parcel, changed by a code (decision 92). */
export const guestOrderRoutes: FastifyPluginAsync<Deps> = async (app, { db, clock }) => {
  // Of an order that is open to the caller: a neighbour at the same address cannot use up anybody else's calls.
  const limitCodes = (caller: Caller, orderId: string, now: Date) =>
    limitAttempts(db, 'guestCode', `${caller.address} ${orderId}`, now);

  registerEndpoint(app, openEndpoint, ({ body, caller }) =>
    openGuestOrder(body, { db, sessionId: sessionOf(caller), address: caller.address, now: clock() }),
  );

  registerEndpoint(app, sendCodeEndpoint, async ({ body: { order_id: orderId }, caller }) => {
    const now = clock();
    const { orderer, canChange } = await findOrderer(db, ownerOf(caller), orderId, now);
    if (canChange) throw invalidRequest('인증하지 않아도 변경하실 수 있는 주문입니다.');
    await limitCodes(caller, orderId, now);
    const context = { db, sessionId: sessionOf(caller), orderId, now };
    const to = { phone: orderer.orderer_phone, address: caller.address };
    const sent = await sendOrderCode(context, to);
    return { ...sent, sent_to: maskPhone(orderer.orderer_phone) };
  });

  registerEndpoint(app, proveEndpoint, async ({ body, caller }) => {
    const now = clock();
    await findOrderer(db, ownerOf(caller), body.order_id, now);
    await limitCodes(caller, body.order_id, now);
    const context = { db, sessionId: sessionOf(caller), orderId: body.order_id, now };
    return { order_id: body.order_id, ...(await proveByCode(context, body.code)) };
  });

  registerEndpoint(app, adoptEndpoint, async ({ body: { order_id }, caller }) => {
    const owner = { ...ownerOf(caller), memberId: memberOf(caller).memberId };
    await limitCodes(caller, order_id, clock());
    await adoptGuestOrder(db, owner, order_id, clock());
    return { order_id };
  });
};
