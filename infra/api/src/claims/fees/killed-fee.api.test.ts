import { checkClaimFee, payClaimFee } from '@mall/contracts/api/orders/claims/claim-fees';
import { requestClaim } from '@mall/contracts/api/orders/order-claims';
import { contradictions } from '../../jobs/books/contradictions.ts';
import { reconcile } from '../../jobs/reconciler.ts';
import type { FaultPoint } from '../../platform/fault-point.ts';
import { choosePlainOptions, wanted } from '../../testing/orders/choose-options.ts';
import { claimSteps } from '../../testing/orders/claim-steps.ts';
import {
  buildKilledShop,
  type Ground,
  makeGround,
  startKilledShop,
} from '../../testing/servers/start-killed-shop.ts';
import { startPortone, type TestPortone } from '../../testing/servers/start-portone.ts';
import { newVisitor, startTestApi } from '../../testing/servers/start-test-api.ts';

let portone: TestPortone;
let entry: string;
let ground: Ground;
beforeAll(async () => {
  portone = await startPortone();
  [entry, ground] = await Promise.all([buildKilledShop(), makeGround()]);
});
afterAll(async () => {
  await ground.close();
  await portone.close();
});

const open = async () =>
  startTestApi({ environment: { PORTONE_API_URL: portone.url }, database: await ground.open() });

/** A guest's exchange whose fee was paid at the provider; the shop does not know of it. */
async function paidFee(surplus: number) {
  const api = await open();
  const steps = claimSteps(api, portone);
  const visitor = newVisitor();
  const [option] = await choosePlainOptions(api.db, 1);
  if (!option) throw new Error('no option');
  const { order_id } = await steps.buy(visitor, [wanted(option)]);
  await steps.deliver(order_id);
  const line = (await steps.view(order_id, visitor)).lines[0];
  const lines = [
    {
      order_line_id: line?.order_line_id ?? 0,
      order_quantity: 1,
      product_option_id: option.product_option_id,
    },
  ];
  const body = { order_id, kind: 'EXCHANGE' as const, reason: 'SIZE' as const, detail: '', lines };
  const claim_id = (await api.call(requestClaim, { body }, visitor)).data.claim_ids[0] ?? 0;
  const { payment } = (
    await api.call(payClaimFee, { body: { claim_id, pay_method: 'CARD' as const } }, visitor)
  ).data;
  await portone.decide({ ...payment, total_amount: payment.total_amount + surplus }, 'approve');
  await api.close();
  return { visitor, order_id, claim_id, payment };
}

it.each<[FaultPoint, number, string]>([
  ['fee:paid-before-commit', 0, 'PAID'],
  ['fee:after-give-back', 100, 'DUE'],
])('killed at %s, the fee and the provider agree after a restart', async (step, surplus, state) => {
  const { visitor, order_id, claim_id, payment } = await paidFee(surplus);
  const shop = await startKilledShop(entry, { ...ground.environment, PORTONE_API_URL: portone.url }, step);
  expect(await shop.call(checkClaimFee, { body: { claim_id } }, visitor)).toBeNull();
  expect(await shop.ended).toBe('SIGKILL');

  const api = await open();
  const steps = claimSteps(api, portone);
  api.wait(3 * 60_000);
  await reconcile(api.deps, api.deps.logger);
  expect((await steps.view(order_id, visitor)).lines[0]?.claim?.fee_state).toBe(state);
  expect(await steps.givenBack(payment.payment_id)).toBe(surplus > 0 ? payment.total_amount + surplus : 0);
  expect(await contradictions(api.db)).toEqual([]);
  await api.close();
});
