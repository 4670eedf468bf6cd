import { viewCompleteOrder } from '@mall/contracts/api/orders/orders';
import type { Attack } from '../../attack.ts';
import { check, choose, place, wanted } from '../../shopping/shopping.ts';
import { Tally } from '../../tally.ts';

/** Of `npm start`: it gives up a service that ends more than five times. */
const kills = 3;
const buyers = 12;
const settledLimitMs = 60_000;

export const killed: Attack = {
  name: 'stock/killed',
  about: 'an API that is killed in the middle of orders and payments loses neither money nor pieces',
  isQuick: false,
  run: async ({ visitor, provider, goods, pidOf, apiIsBack }) => {
    const tally = new Tally();
    const option = await goods.take(1000);
    for (let round = 0; round < kills; round += 1) {
      const placed: { buyer: ReturnType<typeof visitor>; order_id: string }[] = [];
      const shopping = Array.from({ length: buyers }, async () => {
        const buyer = visitor();
        const order = await place(buyer, await choose(buyer, [wanted(option)]));
        if (!order.data?.payment) return;
        placed.push({ buyer, order_id: order.data.order_id });
        await provider.pay(order.data.payment);
        await check(buyer, order.data.order_id);
      });
      // In the middle: some have ordered, none of them knows yet whether it is paid.
      const half = (async () => {
        while (placed.length < 1 + round * 3) await new Promise(setImmediate);
        process.kill(pidOf('api'), 'SIGKILL');
      })();
      await Promise.allSettled([half, ...shopping]);
      await apiIsBack();
      for (const { buyer, order_id } of placed) {
        const expected = (await provider.look(order_id))?.status === 'PAID' ? 'PAID' : 'READY';
        let state: string | undefined;
        for (const started = Date.now(); state !== expected && Date.now() - started < settledLimitMs; ) {
          await check(buyer, order_id);
          state = (await buyer.call(viewCompleteOrder, { query: { order_id } })).data?.payment_state;
        }
        tally.expect(
          `state of ${order_id} after the API was killed, which the provider calls ${expected}`,
          expected,
          state,
        );
      }
    }
    return tally.result;
  },
};
