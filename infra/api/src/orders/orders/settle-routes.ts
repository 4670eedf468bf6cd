import { checkPaymentComplete, reportFailedCompletion } from '@mall/contracts/api/orders/order-completion';
import { checkOrderPayment, reportFailedOrder, viewCompleteOrder } from '@mall/contracts/api/orders/orders';
import type { FastifyBaseLogger, FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { PaymentGateway } from '../../money/payments/payment-gateway.ts';
import { limitAttempts } from '../../people/access/attempt-limit.ts';
import type { Clock } from '../../platform/clock.ts';
import type { ApiConfig } from '../../platform/config.ts';
import type { Db } from '../../platform/database/schema/schema.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { createError, unavailable } from '../../platform/http/create-error.ts';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import type { SecretBox } from '../../platform/secrets/secret-box.ts';
import { isPaymentComplete } from './complete-payment.ts';
import { ownerOf } from './owner.ts';
import { type Settled, settleOrder } from './settle-order.ts';
import { shownStatus } from './shown-status.ts';
import { requireOwnOrder, viewOrder } from './view-order.ts';

interface Deps {
  db: Db;
  clock: Clock;
  config: ApiConfig;
  logger: FastifyBaseLogger;
  payments: PaymentGateway;
  secretBox: SecretBox;
}

/** From the payment window to the result page (spec 4.13, 7.5). */
export const settleRoutes: FastifyPluginAsync<Deps> = async (app, deps) => {
  const { db, clock } = deps;

  registerEndpoint(app, checkOrderPayment, async ({ body, ...asked }) => {
    const settled = await settleOwn(asked, body.order_id, false);
    if (settled.payment_state === 'READY' && !isPaymentComplete(settled)) {
      throw createError('PAYMENT_PENDING');
    }
    if (settled.failure_code === 'AMOUNT_MISMATCH') throw createError('AMOUNT_MISMATCH');
    if (settled.failure_code === 'PAYMENT_REFUSED') throw createError('PAYMENT_REFUSED');
    if (settled.is_payment_returned) throw createError('PAYMENT_RETURNED');
    if (settled.payment_state === 'FAILED' || settled.payment_state === 'CANCELLED') {
      throw createError('PAYMENT_FAILED');
    }
    return { order_id: body.order_id, payment_state: settled.payment_state };
  });

  registerEndpoint(app, reportFailedOrder, async ({ body, ...asked }) => {
    const { payment_state } = await settleOwn(asked, body.order_id, true);
    return { order_id: body.order_id, payment_state };
  });

  for (const endpoint of [checkPaymentComplete, reportFailedCompletion]) {
    registerEndpoint(app, endpoint, async ({ body, ...asked }) => {
      const settled = await settleOwn(asked, body.order_id, false);
      return {
        order_id: body.order_id,
        is_complete: isPaymentComplete(settled),
        payment_state: settled.payment_state,
        status: shownStatus(settled, settled.status),
      };
    });
  }

  registerEndpoint(app, viewCompleteOrder, ({ query, caller }) =>
    viewOrder(db, ownerOf(caller), query.order_id, clock()),
  );

  async function settleOwn(
    { caller, request }: { caller: Caller; request: FastifyRequest },
    orderId: string,
    isGivenUp: boolean,
  ): Promise<Settled> {
    const now = clock();
    await requireOwnOrder(db, ownerOf(caller), orderId, now);
    // Each one asks the payment provider.
    await limitAttempts(db, 'paymentCheck', orderId, now);
    try {
      return await settleOrder({ ...deps, logger: request.log }, orderId, { isGivenUp });
    } catch (error) {
      request.log.warn({ err: error, order_id: orderId }, 'payment provider did not answer');
      throw unavailable('결제 확인이 지연되고 있습니다. 잠시 후 다시 시도해주세요.');
    }
  }
};
