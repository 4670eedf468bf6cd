import { viewCompleteOrder } from '@mall/contracts/api/orders/orders';
import type { Attack } from '../../attack.ts';
import { check, order, wanted } from '../../shopping/shopping.ts';
import { Tally } from '../../tally.ts';

const hourMs = 3_600_000;

export const longDeposits: Attack = {
  name: 'stock/long-deposits',
  about: 'an account that a browser asked to wait for years holds pieces 72 hours at most',
  isQuick: true,
  run: async ({ visitor, provider, goods }) => {
    const tally = new Tally();
    const option = await goods.take(1000);
    for (const accountDueAt of [
      '2099-01-01T00:00:00.000Z',
      new Date(Date.now() + 30 * 24 * hourMs).toISOString(),
    ]) {
      const guest = visitor();
      const { order_id, payment } = await order(guest, [wanted(option)], { pay_method: 'DEPOSIT' });
      await provider.pay(payment, { accountDueAt });
      await check(guest, order_id);
      const { data } = await guest.call(viewCompleteOrder, { query: { order_id } });
      const due = data?.deposit ? Date.parse(data.deposit.due_at) : 0;
      tally.hold(
        due - Date.now() <= 72 * hourMs,
        `account of ${order_id} asked to wait until ${accountDueAt}: expected at most 72 hours, got ${data?.deposit?.due_at}`,
      );
    }
    return tally.result;
  },
};
