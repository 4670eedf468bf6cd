import { openGuestOrder, proveGuestOrder, sendGuestOrderCode } from '@mall/contracts/api/orders/guest-orders';
import { viewMyOrder } from '@mall/contracts/api/orders/my-orders';
import {
  cancelOrder,
  confirmPurchase,
  requestClaim,
  setRefundAccount,
} from '@mall/contracts/api/orders/order-claims';
import type { Attack } from '../../attack.ts';
import type { Caller } from '../../callers/caller.ts';
import { buy, codeOf, wanted } from '../../shopping/shopping.ts';
import { Tally } from '../../tally.ts';

const account = { bank: 'KAKAO', number: '3333012345678', holder: '김서연' } as const;
const thiefs = { ...account, holder: '도둑' } as const;
const refused = ['ORDER_CODE_REQUIRED', 'NOT_FOUND', 'REFUND_HOLDER_MISMATCH'];

/** Everything that moves the order or its money. */
function movesOf(
  thief: Caller,
  order_id: string,
  lines: readonly { order_line_id: number; product_option_id: number }[],
): [string, () => Promise<{ code: string | undefined; status: number }>][] {
  const pieces = lines.map(({ order_line_id, product_option_id }) => ({
    order_line_id,
    product_option_id,
    order_quantity: 1,
  }));
  const plain = pieces.map(({ order_line_id, order_quantity }) => ({ order_line_id, order_quantity }));
  const claim = { order_id, reason: 'CHANGE_OF_MIND', detail: '' } as const;
  return [
    ['cancel', () => thief.call(cancelOrder, { body: { order_id } })],
    ['cancel to the orderer', () => thief.call(cancelOrder, { body: { order_id, refund_account: account } })],
    ['cancel to the thief', () => thief.call(cancelOrder, { body: { order_id, refund_account: thiefs } })],
    [
      'cancel a line',
      () => thief.call(cancelOrder, { body: { order_id, lines: plain, refund_account: thiefs } }),
    ],
    ['name an account', () => thief.call(setRefundAccount, { body: { order_id, refund_account: thiefs } })],
    [
      'return',
      () =>
        thief.call(requestClaim, {
          body: { ...claim, kind: 'RETURN', lines: plain, refund_account: thiefs },
        }),
    ],
    ['exchange', () => thief.call(requestClaim, { body: { ...claim, kind: 'EXCHANGE', lines: pieces } })],
    ['confirm', () => thief.call(confirmPurchase, { body: { order_id } })],
  ];
}

export const strangersRefund: Attack = {
  name: 'guests/strangers-refund',
  about: "who knows a guest's order number, name and phone sees the order and moves nothing",
  isQuick: true,
  run: async ({ visitor, provider, goods }) => {
    const tally = new Tally();
    const option = await goods.take(100);
    const home = visitor();
    const orderer = { orderer_name: '김서연', orderer_phone: '01077770001' };
    const { order_id, total } = await buy(home, provider, [wanted(option)], {
      ...orderer,
      pay_method: 'DEPOSIT',
    });
    const open = (who: Caller) => who.call(openGuestOrder, { body: { order_id, ...orderer } });
    const thief = visitor();
    await open(thief);
    const { lines } = (await thief.call(viewMyOrder, { query: { order_id } })).data;
    tally.hold(lines.length > 0, 'the opened order is not shown at all');
    const moves = movesOf(thief, order_id, lines);
    for (const [name, move] of moves)
      tally.expectOneOf(`a stranger's ${name} of ${order_id}`, refused, codeOf(await move()));
    const asked = await thief.call(sendGuestOrderCode, { body: { order_id } });
    tally.hold(
      !JSON.stringify(asked.data ?? {}).includes('01077770001'),
      'the code is sent to a phone that the reply names in full',
    );
    for (const code of ['000000', '111111', '123456', '654321', '999999', '012345'])
      tally.expectOneOf(
        `code ${code} guessed`,
        ['ORDER_CODE_WRONG', 'RATE_LIMITED'],
        codeOf(await thief.call(proveGuestOrder, { body: { order_id, code } })),
      );
    tally.expect(
      'cancel after guessing',
      'ORDER_CODE_REQUIRED',
      codeOf(await thief.call(cancelOrder, { body: { order_id } })),
    );
    const own = await home.call(cancelOrder, { body: { order_id, refund_account: thiefs } });
    tally.expect('cancel from home to another holder', 'REFUND_HOLDER_MISMATCH', codeOf(own));
    tally.expect('KRW that the provider still keeps', total, (await provider.look(order_id))?.net);
    for (const change of [
      { orderer_name: '김서현' },
      { orderer_phone: '01077770002' },
      { order_id: `${order_id.slice(0, -1)}${order_id.endsWith('Z') ? 'Y' : 'Z'}` },
    ]) {
      const wrong = await visitor().call(openGuestOrder, { body: { order_id, ...orderer, ...change } });
      tally.expect(`opening with ${JSON.stringify(change)}`, 'NOT_FOUND', codeOf(wrong));
    }
    return tally.result;
  },
};
