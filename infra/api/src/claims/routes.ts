import { quoteClaim as quoteEndpoint } from '@mall/contracts/api/orders/my-claims';
import {
  cancelOrder as cancelEndpoint,
  confirmPurchase,
  type RefundAccount,
  requestClaim as requestEndpoint,
  setRefundAccount,
  withdrawClaim as withdrawEndpoint,
} from '@mall/contracts/api/orders/order-claims';
import type { FastifyBaseLogger, FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { PaymentGateway } from '../money/payments/payment-gateway.ts';
import { requireOwnAccount } from '../money/refund-accounts/refund-account.ts';
import { sealAccount } from '../money/refund-accounts/sealed-account.ts';
import { type Orderer, requireChangeable } from '../orders/orders/guests/orderer.ts';
import type { Once } from '../orders/orders/idempotency.ts';
import { ownerOf } from '../orders/orders/owner.ts';
import { settleOrder } from '../orders/orders/settle-order.ts';
import { limitAttempts } from '../people/access/attempt-limit.ts';
import type { Clock } from '../platform/clock.ts';
import type { ApiConfig } from '../platform/config.ts';
import type { Db } from '../platform/database/schema/schema.ts';
import type { Caller } from '../platform/http/caller.ts';
import { notFound } from '../platform/http/create-error.ts';
import { registerEndpoint } from '../platform/http/register-endpoint.ts';
import type { SecretBox } from '../platform/secrets/secret-box.ts';
import { cancelOrder } from './cancel-order.ts';
import { giveFeesBack } from './fees/fee-jobs.ts';
import { quoteClaim } from './quote-claim.ts';
import { nameRefundAccount } from './refunds/name-refund-account.ts';
import { payRefunds } from './refunds/refunds.ts';
import { requestClaim } from './request-claim.ts';
import { confirmLines, findClaim, withdrawClaim } from './shopper-moves.ts';

interface Deps {
  db: Db;
  clock: Clock;
  config: ApiConfig;
  logger: FastifyBaseLogger;
  payments: PaymentGateway;
  secretBox: SecretBox;
}

/** What a shopper does with placed orders: cancelling, claims, confirming (spec 4.10, 7.5). */
export const claimRoutes: FastifyPluginAsync<Deps> = async (app, deps) => {
  registerCancelling(app, deps);
  registerClaims(app, deps);
  registerConfirming(app, deps);
};

/** The order of a caller, who may change it. */
const own = ({ db, clock }: Deps, caller: Caller, orderId: string) =>
  requireChangeable(db, ownerOf(caller), orderId, clock());

/** Cancelling, and the account that its money goes back to. */
function registerCancelling(app: FastifyInstance, deps: Deps): void {
  const { db, clock, secretBox } = deps;
  registerEndpoint(app, cancelEndpoint, async (call) => {
    const { body, caller } = call;
    const { order_id } = body;
    const orderer = await own(deps, caller, order_id);
    // It asks the payment provider, whether anything is left to cancel or not.
    await limitAttempts(db, 'paymentCheck', order_id, clock());
    const given = await cancelOrder(deps, order_id, {
      wanted: body.lines,
      account: sealOwn(deps, orderer, body),
      attempt: attemptOf(call, cancelEndpoint.id, clock()),
    });
    await payOrWait(call.request, order_id, () => payRefunds(deps, order_id));
    return { order_id, ...given };
  });
  registerEndpoint(app, setRefundAccount, async ({ body, caller, request }) => {
    const { order_id } = body;
    const { orderer_name } = await own(deps, caller, order_id);
    requireOwnAccount(orderer_name, body.refund_account);
    // The phone of an order is notified of each: no caller should be able to make it ring.
    await limitAttempts(db, 'refundAccount', order_id, clock());
    await nameRefundAccount(db, order_id, sealAccount(secretBox, order_id, body.refund_account), clock());
    await payOrWait(request, order_id, async () => {
      // A payment that came too late or was not what was ordered goes back as a whole.
      await settleOrder(deps, order_id, { isGivenUp: false });
      await payRefunds(deps, order_id);
      await giveFeesBack(deps, order_id);
    });
    return { order_id };
  });
}

/** Returns and exchanges. */
function registerClaims(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps;
  registerEndpoint(app, requestEndpoint, async (call) => {
    const { body, caller } = call;
    const orderer = await own(deps, caller, body.order_id);
    await limitAttempts(db, 'claim', body.order_id, clock());
    const request = {
      ...body,
      refund_account: sealOwn(deps, orderer, body),
      attempt: attemptOf(call, requestEndpoint.id, clock()),
    };
    return requestClaim(db, request, clock());
  });
  registerEndpoint(app, quoteEndpoint, async ({ body, caller }) => {
    await own(deps, caller, body.order_id);
    await limitAttempts(db, 'claimQuote', body.order_id, clock());
    return quoteClaim(db, body, clock());
  });
  registerEndpoint(app, withdrawEndpoint, async ({ body, caller }) => {
    const claim = await findClaim(db, body.claim_id);
    if (!claim) throw notFound();
    await own(deps, caller, claim.order_id);
    await limitAttempts(db, 'claim', claim.order_id, clock());
    await withdrawClaim(db, claim, clock());
    return { claim_id: claim.claim_id };
  });
}

function registerConfirming(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps;
  registerEndpoint(app, confirmPurchase, async ({ body, caller }) => {
    await own(deps, caller, body.order_id);
    const facts = { lineIds: body.order_line_ids, actor: 'SHOPPER', now: clock() } as const;
    const { earned_points } = await confirmLines(db, body.order_id, facts);
    return { order_id: body.order_id, earned_points };
  });
}

/** Refunds that cannot be paid now are left to the reconciler. */
const payOrWait = ({ log }: Pick<FastifyRequest, 'log'>, order_id: string, pay: () => Promise<unknown>) =>
  pay().catch((error: unknown) => log.warn({ err: error, order_id }, 'refund has to wait'));

interface NamesAccount {
  order_id: string;
  refund_account?: RefundAccount | undefined;
}

/** The account that a body names, sealed before anything else is done with it; it has to be the orderer's own. */
function sealOwn({ secretBox }: Deps, orderer: Orderer, { order_id, refund_account }: NamesAccount) {
  if (!refund_account) return undefined;
  requireOwnAccount(orderer.orderer_name, refund_account);
  return sealAccount(secretBox, order_id, refund_account);
}

interface KeyedCall {
  caller: Caller;
  idempotencyKey: string | undefined;
  body: { refund_account?: unknown };
}

/** Knows a call by its body without the account: of a number with few digits a hash is no secret. */
function attemptOf(
  { caller, idempotencyKey: key, body }: KeyedCall,
  id: string,
  now: Date,
): Once | undefined {
  const { refund_account: _account, ...known } = body;
  return key === undefined ? undefined : { key, owner: ownerOf(caller), body: { id, ...known }, now };
}
