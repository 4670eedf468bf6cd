import type { Attack } from '../../attack.ts';
import type { CampaignShop } from '../../shop/campaign-shop.ts';
import { check, choose, codeOf, place, wanted } from '../../shopping/shopping.ts';
import { Tally } from '../../tally.ts';

/** So many buyers at once want so few pieces, all of them pay at once, and as many get one as there were. */
async function crowd(
  { visitor, provider, goods }: CampaignShop,
  buyers: number,
  pieces: number,
): Promise<Tally> {
  const tally = new Tally();
  const option = await goods.take(pieces);
  const buyOne = async (): Promise<string> => {
    const buyer = visitor();
    try {
      const placed = await place(buyer, await choose(buyer, [wanted(option)]));
      if (!placed.data?.payment) return codeOf(placed);
      await provider.pay(placed.data.payment);
      const paid = await check(buyer, placed.data.order_id);
      return paid.data?.payment_state ?? codeOf(paid);
    } catch (error) {
      return String(error).replace(/^.*: /, '');
    }
  };
  const ends = await Promise.all(Array.from({ length: buyers }, buyOne));
  const paid = ends.filter((end) => end === 'PAID').length;
  const others = [...new Set(ends.filter((end) => end !== 'PAID'))];
  for (const end of ends)
    tally.expectOneOf('a buyer of the crowd', ['PAID', 'OUT_OF_STOCK', 'STOCK_HELD', 'UNAVAILABLE'], end);
  tally.expect(
    `paid orders of ${buyers} buyers for ${pieces} pieces, the others ${others.join(', ')}`,
    pieces,
    paid,
  );
  tally.expect('pieces left', 0, await goods.stockOf(option));
  return tally;
}

export const smallCrowd: Attack = {
  name: 'stock/small-crowd',
  about: 'eighty buyers for ten pieces end in ten paid orders',
  isQuick: true,
  run: async (shop) => (await crowd(shop, 80, 10)).result,
};

export const largeCrowd: Attack = {
  name: 'stock/large-crowd',
  about: 'five hundred buyers for ten pieces end in ten paid orders',
  isQuick: false,
  run: async (shop) => (await crowd(shop, 500, 10)).result,
};
