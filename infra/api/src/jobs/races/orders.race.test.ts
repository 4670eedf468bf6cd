import { cancelOrder } from '@mall/contracts/api/orders/order-claims';
import { checkOrderPayment, reportFailedOrder } from '@mall/contracts/api/orders/orders';
import { choosePlainOptions, setStock, wanted } from '../../testing/orders/choose-options.ts';
import { newKey, orderSteps } from '../../testing/orders/order-steps.ts';
import { holdRaces, type Subject } from '../../testing/races/hold-races.ts';
import type { Actor } from '../../testing/races/race.ts';
import type { RacingShop } from '../../testing/races/start-racing-shop.ts';
import { newVisitor, type Visitor } from '../../testing/servers/start-test-api.ts';
import { reconcile } from '../reconciler.ts';
import { settlePayment } from '../settle-payment.ts';

/** Past the time for which an unpaid order is held, ms. */
const longAfterMs = 3_600_000;
let shopper: RacingShop['member'];

async function orderOfTwo({ api, steps, member }: RacingShop) {
  shopper = member;
  const options = await choosePlainOptions(api.db, 2);
  return steps.order(
    member,
    options.map((option) => wanted(option, 2)),
  );
}

const body = ({ order_id }: Subject) => ({ body: { order_id } });
const comesBack: Actor<Subject> = ({ api }, subject) => api.call(checkOrderPayment, body(subject), shopper);
const webhookComes: Actor<Subject> = ({ api }, { payment_ids: [id = ''] }) => settlePayment(api.deps, id);
const cancels: Actor<Subject> = ({ api }, subject) => api.call(cancelOrder, body(subject), shopper);
const givesUp: Actor<Subject> = ({ api }, subject) => api.call(reportFailedOrder, body(subject), shopper);
const sweeps: Actor<Subject> = ({ api: { deps } }) => {
  const clock = () => new Date(deps.clock().getTime() + longAfterMs);
  return reconcile({ ...deps, clock }, deps.logger);
};

holdRaces('an order that is paid at the provider and not settled yet', {
  prepare: async (shop) => {
    const { order_id, payment } = await orderOfTwo(shop);
    await shop.portone.decide(payment, 'approve');
    return { order_id, payment_ids: [payment.payment_id] };
  },
  actors: {
    'the shopper comes back': comesBack,
    'the webhook comes': webhookComes,
    'the shopper cancels': cancels,
    'the shopper gives up': givesUp,
    'the sweeper comes': sweeps,
  },
});

holdRaces('an unpaid order', {
  prepare: async (shop) => {
    const { order_id, payment } = await orderOfTwo(shop);
    return { order_id, payment_ids: [payment.payment_id] };
  },
  actors: {
    'the shopper gives up': givesUp,
    'the shopper cancels': cancels,
    'the sweeper comes': sweeps,
  },
});

const sends =
  (index: number): Actor<Subject> =>
  async ({ api }, { forms }) => {
    const form = forms?.[index];
    if (!form) throw new Error('no such form');
    return orderSteps(api).place(form.visitor, form.temporary_id, form.total, form.key);
  };

holdRaces('the last pieces of an option', {
  prepare: async ({ api, steps, member }) => {
    const [option] = await choosePlainOptions(api.db, 1);
    if (!option) throw new Error('no option');
    await setStock(api.db, option.product_option_id, 3);
    const ready = async (visitor: Visitor, pieces: number) => {
      const { temporary_id, amount } = await steps.prepare(visitor, [wanted(option, pieces)]);
      return { visitor, temporary_id, total: amount.total, key: newKey() };
    };
    const forms = [await ready(member, 2), await ready(newVisitor(), 2), await ready(newVisitor(), 1)];
    return { order_id: '', payment_ids: [], forms };
  },
  actors: {
    'a member takes two': sends(0),
    'a guest takes two': sends(1),
    'a guest takes one': sends(2),
    'the sweeper comes': sweeps,
  },
});
