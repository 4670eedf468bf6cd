import type { Attack } from '../../attack.ts';
import { store } from '../../shop/provider.ts';
import { check, order, wanted } from '../../shopping/shopping.ts';
import { Tally } from '../../tally.ts';

const changes: readonly [string, Record<string, string>][] = [
  ['a test channel', { channelKey: `${store.PORTONE_CHANNEL_KEY}-test` }],
  ['another channel of the store', { channelKey: `${store.PORTONE_CHANNEL_KEY}-other` }],
  ['a gift certificate', { payMethod: 'GIFT_CERTIFICATE' }],
  ['another easy pay', { payMethod: 'EASY_PAY', easyPayProvider: 'LPAY' }],
  ['a phone bill', { payMethod: 'MOBILE' }],
  ['100 KRW', { totalAmount: '100' }],
  ['a KRW less', { totalAmount: '' }],
];

export const otherPayments: Attack = {
  name: 'money/other-payments',
  about: 'only a payment that agrees with its order in every fact counts as paid',
  isQuick: true,
  run: async ({ visitor, provider, goods }) => {
    const tally = new Tally();
    const option = await goods.take(200);
    for (const method of ['CARD', 'KAKAOPAY'] as const)
      for (const [name, change] of changes) {
        const thief = visitor();
        const { order_id, payment, total } = await order(thief, [wanted(option)], { pay_method: method });
        const changed = change.totalAmount === '' ? { totalAmount: String(total - 1) } : change;
        await provider.pay(payment, changed);
        const reply = await check(thief, order_id);
        const request = `${method} order ${order_id} of ${total} KRW paid by ${name}`;
        tally.hold(!reply.success, `${request}: expected a refusal, got ${reply.data?.payment_state}`);
        tally.expect(`${request}, KRW that the provider keeps`, 0, (await provider.look(order_id))?.net);
      }
    const honest = visitor();
    const { order_id, payment } = await order(honest, [wanted(option)]);
    await provider.pay(payment);
    tally.expect(
      'an order paid as it should be',
      'PAID',
      (await check(honest, order_id)).data?.payment_state,
    );
    return tally.result;
  },
};
