import { checkClaimFee, payClaimFee } from '@mall/contracts/api/orders/claims/claim-fees';
import {
  cancelOrder,
  confirmPurchase,
  requestClaim,
  withdrawClaim,
} from '@mall/contracts/api/orders/order-claims';
import type { OrderStatus } from '@mall/contracts/domain/orders/order-status';
import { canMove } from '@mall/contracts/domain/orders/order-transitions';
import { moveWithEffects } from '../../claims/move-with-effects.ts';
import { payRefunds } from '../../claims/refunds/refunds.ts';
import { loadLines, lockOrder } from '../../orders/orders/move-lines.ts';
import { choosePlainOptions, wanted } from '../../testing/orders/choose-options.ts';
import { chooseDearAndCheap, type PricedOptions } from '../../testing/orders/choose-priced-options.ts';
import { claimSteps } from '../../testing/orders/claim-steps.ts';
import { holdRaces, type Subject } from '../../testing/races/hold-races.ts';
import type { Actor } from '../../testing/races/race.ts';
import type { RacingShop } from '../../testing/races/start-racing-shop.ts';
import { reconcile } from '../reconciler.ts';
import { settlePayment } from '../settle-payment.ts';

/** Past the days after which a purchase is settled by itself, ms. */
const daysLaterMs = 8 * 86_400_000;
let shop: RacingShop;

async function bought(racing: RacingShop): Promise<Subject> {
  shop = racing;
  const options = await choosePlainOptions(racing.api.db, 2);
  const { order_id, payment } = await racing.steps.buy(
    racing.member,
    options.map((option) => wanted(option, 2)),
  );
  return { order_id, payment_ids: [payment.payment_id] };
}
async function delivered(racing: RacingShop): Promise<Subject> {
  const subject = await bought(racing);
  await racing.steps.deliver(subject.order_id);
  return subject;
}

const linesOf = async ({ order_id }: Subject) => (await shop.steps.view(order_id, shop.member)).lines;
const operates =
  (...way: OrderStatus[]): Actor<Subject> =>
  async ({ api: { db, deps } }, { order_id }) => {
    for (const to of way)
      await db.transaction().execute(async (tx) => {
        const order = await lockOrder(tx, order_id);
        const lines = (await loadLines(tx, order_id)).filter((line) => canMove(line.status, to, 'OPERATOR'));
        if (lines.length > 0)
          await moveWithEffects(tx, order, lines, { to, actor: 'OPERATOR', now: deps.clock() });
      });
    await payRefunds(deps, order_id);
  };
const cancels =
  (pieces?: number): Actor<Subject> =>
  async ({ api }, subject) => {
    const [line] = pieces === undefined ? [] : await linesOf(subject);
    const lines = line ? { lines: [{ order_line_id: line.order_line_id, order_quantity: pieces ?? 1 }] } : {};
    return api.call(cancelOrder, { body: { order_id: subject.order_id, ...lines } }, shop.member);
  };
const asks =
  (kind: 'RETURN' | 'EXCHANGE', index: number): Actor<Subject> =>
  async ({ api }, subject) => {
    const line = (await linesOf(subject))[index];
    if (!line) return null;
    const option = kind === 'EXCHANGE' ? { product_option_id: line.product_option_id } : {};
    const body = {
      ...{ order_id: subject.order_id, kind, reason: 'SIZE' as const, detail: '' },
      lines: [{ order_line_id: line.order_line_id, order_quantity: 1, ...option }],
    };
    return api.call(requestClaim, { body }, shop.member);
  };
const sweeps: Actor<Subject> = ({ api: { deps } }) => {
  const clock = () => new Date(deps.clock().getTime() + daysLaterMs);
  return reconcile({ ...deps, clock }, deps.logger);
};

holdRaces('an order that is paid', {
  prepare: bought,
  actors: {
    'the shopper cancels a piece': cancels(1),
    'the shopper cancels all': cancels(),
    'the goods are prepared': operates('CONFIRM_SETTLEMENT'),
    'the shop cancels': operates('PART_REFUND_READY'),
  },
});

holdRaces('an order that was delivered', {
  prepare: delivered,
  actors: {
    'a piece is to go back': asks('RETURN', 0),
    'another is to be exchanged': asks('EXCHANGE', 1),
    'the purchase is confirmed': ({ api }, { order_id }) =>
      api.call(confirmPurchase, { body: { order_id } }, shop.member),
    'a week has passed': sweeps,
  },
});

holdRaces('a return that has come', {
  prepare: async (racing) => {
    const subject = await delivered(racing);
    await asks('RETURN', 0)({ api: racing.api, steps: racing.racers[0].steps }, subject);
    const way = ['RETURN_APPROVAL', 'RETURN_COLLECT', 'RETURN_COLLECT_COMPLETE'] as const;
    await racing.steps.operate(subject.order_id, ...way);
    return subject;
  },
  actors: {
    'it is taken in': operates('RETURN_CONFIRM'),
    'another piece is to go back': asks('RETURN', 1),
    'the sweeper comes': sweeps,
  },
});

let options: PricedOptions | undefined;
holdRaces('an exchange for a dearer option that is paid at the provider', {
  prepare: async (racing) => {
    shop = racing;
    options ??= await chooseDearAndCheap(racing.api.db);
    const { dear, cheap } = options;
    const { order_id, payment } = await racing.steps.buy(racing.member, [wanted(cheap, 2)]);
    await racing.steps.deliver(order_id);
    const [line] = (await racing.steps.view(order_id, racing.member)).lines;
    const { product_option_id } = dear;
    const lines = [{ order_line_id: line?.order_line_id ?? 0, order_quantity: 1, product_option_id }];
    const body = { order_id, kind: 'EXCHANGE', reason: 'SIZE', detail: '', lines } as const;
    const { data } = await racing.api.call(requestClaim, { body: { ...body, lines } }, racing.member);
    const claim_id = data.claim_ids[0] ?? 0;
    const fee = await racing.api.call(payClaimFee, { body: { claim_id, pay_method: 'CARD' } }, racing.member);
    await racing.portone.decide(fee.data.payment, 'approve');
    return { order_id, payment_ids: [payment.payment_id, fee.data.payment.payment_id], claim_id };
  },
  actors: {
    'the shopper comes back': ({ api }, { claim_id = 0 }) =>
      api.call(checkClaimFee, { body: { claim_id } }, shop.member),
    'the webhook comes': ({ api }, { payment_ids: [, id = ''] }) => settlePayment(api.deps, id),
    'the shopper withdraws': ({ api }, { claim_id = 0 }) =>
      api.call(withdrawClaim, { body: { claim_id } }, shop.member),
    'the goods come': operates(
      'EXCHANGE_APPROVAL',
      'EXCHANGE_COLLECT',
      'EXCHANGE_COLLECT_COMPLETE',
      'EXCHANGE_CONFIRM',
    ),
    'the goods are refused': operates(
      'EXCHANGE_APPROVAL',
      'EXCHANGE_COLLECT',
      'EXCHANGE_COLLECT_COMPLETE',
      'EXCHANGE_HOLD',
      'RE_SHIPPING',
    ),
    'the operator waives it': ({ api }, { order_id }) =>
      claimSteps(api, shop.portone).command('orders.fee', { order_id, to: 'WAIVED' }),
  },
});
