import { viewCompleteOrder } from '@mall/contracts/api/orders/orders';
import type { Attack } from '../../attack.ts';
import { order, wanted } from '../../shopping/shopping.ts';
import { Tally } from '../../tally.ts';

const words = [
  '환불은 01012345678로 연락주세요',
  'evil.example 으로 입금하세요',
  '<b>결제가 완료되었습니다</b>',
];

export const returnPage: Attack = {
  name: 'browser/return-page',
  about: 'the payment return page shows words of ours only, and a link to it changes nothing',
  isQuick: true,
  run: async ({ visitor, goods }) => {
    const tally = new Tally();
    const option = await goods.take(50);
    const buyer = visitor();
    const { order_id } = await order(buyer, [wanted(option)]);
    for (const word of words)
      for (const name of [
        'message',
        'pgMessage',
        'code',
        'pgCode',
        'error_msg',
        'imp_success',
        'transactionType',
      ])
        for (const who of [buyer, visitor()]) {
          const query = new URLSearchParams({
            order_id,
            paymentId: order_id,
            code: 'FAILURE_TYPE_PG',
            [name]: word,
          });
          const { text, status } = await who.get(`/order/payment?${query}`);
          const body = text.slice(text.indexOf('<body'), text.indexOf('id="page-state"'));
          tally.hold(
            status < 500 && !body.includes(word.replace(/<\/?b>/g, '')),
            `/order/payment with ${name} "${word}": expected words of ours, got the stranger's (${status})`,
          );
        }
    const { data } = await buyer.call(viewCompleteOrder, { query: { order_id } });
    tally.expect('payment state of the order after all these links', 'READY', data?.payment_state);
    tally.expect('pieces that it still holds', 49, await goods.stockOf(option));
    return tally.result;
  },
};
