import { checkClaimFee, payClaimFee } from '@mall/contracts/api/orders/claims/claim-fees';
import type { FastifyBaseLogger, FastifyPluginAsync, FastifyRequest } from 'fastify';
import { payMethodUnusable } from '../../money/payments/pay-methods.ts';
import type { PaymentGateway } from '../../money/payments/payment-gateway.ts';
import { paymentRequestOf } from '../../money/payments/payment-request.ts';
import { ownerOf } from '../../orders/orders/owner.ts';
import { requireOwnOrder } from '../../orders/orders/view-order.ts';
import { limitAttempts } from '../../people/access/attempt-limit.ts';
import type { Clock } from '../../platform/clock.ts';
import type { ApiConfig } from '../../platform/config.ts';
import type { Db } from '../../platform/database/schema/schema.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { notFound, unavailable } from '../../platform/http/create-error.ts';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import type { SecretBox } from '../../platform/secrets/secret-box.ts';
import { findClaim } from '../shopper-moves.ts';
import { beginFeePayment, openFeePayment } from './fee-payments.ts';
import { settleFee } from './settle-fee.ts';

interface Deps {
  db: Db;
  clock: Clock;
  config: ApiConfig;
  logger: FastifyBaseLogger;
  payments: PaymentGateway;
  secretBox: SecretBox;
}

/** How a shopper pays what an exchange costs (decision 50). */
export const feeRoutes: FastifyPluginAsync<Deps> = async (app, deps) => {
  const { db, clock, config } = deps;

  registerEndpoint(app, payClaimFee, async ({ body, caller, request }) => {
    const { pay_method } = body;
    if (pay_method === 'DEPOSIT' || !config.PAY_METHODS.includes(pay_method)) throw payMethodUnusable();
    const claim = await ownClaim(caller, body.claim_id);
    // What was paid in another window, or failed there, is known before anything is begun.
    await settleOpen(claim, request);
    const { payment_id, amount } = await beginFeePayment(db, claim, clock());
    const wanted = {
      payment_id,
      total_amount: amount,
      order_name: '교환 배송비',
      pay_method,
    };
    return { payment: paymentRequestOf(wanted, config, clock()) };
  });

  registerEndpoint(app, checkClaimFee, async ({ body, caller, request }) => {
    await settleOpen(await ownClaim(caller, body.claim_id), request);
    const { fee_state } = await ownClaim(caller, body.claim_id);
    return { claim_id: body.claim_id, fee_state };
  });

  async function ownClaim(caller: Caller, claimId: number) {
    const claim = await findClaim(db, claimId);
    if (!claim) throw notFound();
    await requireOwnOrder(db, ownerOf(caller), claim.order_id, clock());
    return claim;
  }

  async function settleOpen(
    claim: { order_id: string; request_id: string },
    { log }: Pick<FastifyRequest, 'log'>,
  ): Promise<void> {
    const open = await openFeePayment(db, claim);
    if (!open) return;
    await limitAttempts(db, 'paymentCheck', open.payment_id, clock());
    try {
      await settleFee({ ...deps, logger: log }, open.payment_id, { isGivenUp: false });
    } catch (error) {
      log.warn({ err: error, payment_id: open.payment_id }, 'payment provider did not answer');
      throw unavailable('결제 확인이 지연되고 있습니다. 잠시 후 다시 시도해주세요.');
    }
  }
};
