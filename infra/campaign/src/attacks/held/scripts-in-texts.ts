import { searchProducts } from '@mall/contracts/api/catalogue/products';
import type { Attack } from '../../attack.ts';
import type { Caller } from '../../callers/caller.ts';
import { scriptsIn, scriptsWithin } from '../../inputs/script-texts.ts';
import type { CampaignShop } from '../../shop/campaign-shop.ts';
import { servedRelease } from '../../shop/served-release.ts';
import { operatorTexts, shopperTexts, type Written } from '../../shopping/write-scripts.ts';
import { Tally } from '../../tally.ts';

/** Every page of the release, with what was written in the places of its parameters. */
function pagesOf({ dataFolder }: CampaignShop, { ids, orderId }: Written): string[] {
  return servedRelease(dataFolder).pages.map(({ path, query }) => {
    const filled = path.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(ids[name] ?? 'NEW'));
    return query.includes('order_id') ? `${filled}?order_id=${orderId}` : filled;
  });
}

async function look(tally: Tally, who: string, caller: Caller, page: string): Promise<string> {
  const { text, status } = await caller.get(page);
  tally.hold(status > 0 && status < 500, `${page} of ${who}: expected a page, got ${status}`);
  tally.expect(`${page} of ${who}, scripts that stand in it as they were written`, [], scriptsIn(text));
  const strange = [...text.matchAll(/<script(?![^>]*(nonce="|type="application\/(ld\+)?json"))[^>]*>/g)].map(
    ([tag]) => tag,
  );
  tally.expect(`${page} of ${who}, scripts without a nonce`, [], strange);
  return text;
}

export const scriptsInTexts: Attack = {
  name: 'held/scripts-in-texts',
  about: 'a script that a shopper or an operator writes into any text is shown as a text on every page',
  isQuick: true,
  run: async (shop) => {
    const tally = new Tally();
    const goods = await operatorTexts(shop);
    const { member, written, refused } = await shopperTexts(shop, goods);
    tally.expect('texts that could not be written, so that nothing is shown by them', [], refused);
    const pages = pagesOf(shop, written);
    const guest = shop.visitor();
    for (const page of [...pages, `/goods/list?search_keyword=${encodeURIComponent('svg onload')}`]) {
      await look(tally, 'a guest', guest, page);
      await look(tally, 'the member who wrote them', member, page);
    }
    for (const page of [`/goods/view/${written.ids.productId}`, `/board/notice/${written.ids.noticeId}`]) {
      const { text } = await guest.get(page);
      tally.hold(
        text.includes('&lt;svg onload=x(1)&gt;'),
        `${page}: expected the text of the script to be shown, got a page without it`,
      );
    }
    const reply = await guest.call(searchProducts, { query: { search_keyword: scriptsWithin(80) } });
    tally.hold(
      String(reply.answer.headers['content-type']).startsWith('application/json'),
      `search for scripts: expected JSON, got ${reply.answer.headers['content-type']}`,
    );
    return tally.result;
  },
};
