import { viewMyOrder } from '@mall/contracts/api/orders/my-orders';
import { cancelOrder } from '@mall/contracts/api/orders/order-claims';
import { setOrderTemporary } from '@mall/contracts/api/orders/temporary-order';
import type { Attack } from '../../attack.ts';
import type { Caller } from '../../callers/caller.ts';
import type { CampaignShop } from '../../shop/campaign-shop.ts';
import type { OptionToBuy } from '../../shop/goods.ts';
import { takeTwo } from '../../shop/promoted-options.ts';
import { buy, choose, wanted } from '../../shopping/shopping.ts';
import { Tally } from '../../tally.ts';

const stock = 60;

/** Pays for two, gives one half back, and then the other. */
async function giveHalfBack(
  shop: CampaignShop,
  tally: Tally,
  pair: OptionToBuy[],
  half: number,
): Promise<void> {
  const buyer = shop.visitor();
  const { order_id, total } = await buy(
    buyer,
    shop.provider,
    pair.map((option) => wanted(option)),
  );
  const { lines } = (await buyer.call(viewMyOrder, { query: { order_id } })).data;
  const cancel = ({ order_line_id }: { order_line_id: number }, order_quantity = 1) =>
    buyer.call(cancelOrder, { body: { order_id, lines: [{ order_line_id, order_quantity }] } });
  const [first, second] = half === 0 ? lines : lines.toReversed();
  if (!first || !second) throw new Error(`${order_id} has no two lines`);
  tally.expect('cancelling five pieces of one', 400, (await cancel(first, 5)).status);
  await cancel(first);
  const netFor = async () => (await shop.provider.look(order_id))?.net;
  tally.expect(`KRW kept for one piece of a 1+1, half ${half}`, total, await netFor());
  await cancel(second);
  tally.expect('KRW net once both are cancelled', 0, await netFor());
}

const totalOf = async (buyer: Caller, pieces: ReturnType<typeof wanted>[]) =>
  (await choose(buyer, pieces)).amount.total;

/** A word of the browser that makes the delivery free. */
async function claimQuickDelivery({ visitor, goods }: CampaignShop, tally: Tally): Promise<void> {
  const products = [{ ...wanted(await goods.take(10)), is_guaranteed: true }];
  const reply = await visitor().call(setOrderTemporary, { body: { products, order_location: 'goods' } });
  tally.expect('quick delivery of a product without it', 'DELIVERY_NOT_GUARANTEED', reply.code);
}

export const halfOfABenefit: Attack = {
  name: 'money/half-of-a-benefit',
  about:
    'what stays of a 1+1 is paid, the same goods cost the same on one line or two, and no word makes delivery free',
  isQuick: true,
  run: async (shop) => {
    const tally = new Tally();
    const pair = await takeTwo(shop, 'ONEPLUS', stock);
    for (const half of [0, 1]) await giveHalfBack(shop, tally, pair, half);
    const [many] = await takeTwo(shop, 'NPLUS', stock);
    if (!many) throw new Error('the catalogue has no N+Sale');
    const buyer = shop.visitor();
    tally.expect(
      'KRW of three pieces, on one line and on three',
      await totalOf(buyer, [wanted(many, 3)]),
      await totalOf(buyer, [wanted(many), wanted(many), wanted(many)]),
    );
    await claimQuickDelivery(shop, tally);
    return tally.result;
  },
};
