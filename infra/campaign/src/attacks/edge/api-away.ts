import { setTimeout } from 'node:timers/promises';
import type { Attack } from '../../attack.ts';
import { logIn } from '../../callers/members.ts';
import { describePage, isWhole, productsOf } from '../../callers/pages.ts';
import { Tally } from '../../tally.ts';

/** Longer than a page counts as new, and than a failed try stands. */
const overFreshMs = 6000;

/** Stops the API as a machine does that swaps: it takes connections and does not answer. */
export const apiAway: Attack = {
  name: 'edge/api-away',
  about: 'while the API is away, pages stay whole, and no empty page is kept over a good one',
  isQuick: true,
  run: async ({ visitor, pidOf, goods, apiIsBack }) => {
    const tally = new Tally();
    const { product_id } = await goods.take(50);
    const pages = ['/', '/goods/list', '/main/jucy', `/goods/view/${product_id}`];
    const unseen = '/goods/list?page=3';
    const member = visitor();
    await logIn(member, 'platinum1');
    const good = new Map<string, number>();
    for (const page of pages) {
      const answer = await visitor().get(page);
      tally.hold(isWhole(answer), `${page} before: expected a whole page, got ${describePage(answer)}`);
      good.set(page, productsOf(answer));
    }
    const look = async (when: string, who = visitor()) => {
      const answers = await Promise.all(pages.map((page) => who.get(page)));
      for (const [index, page] of pages.entries()) {
        const answer = answers[index];
        if (!answer) continue;
        const isGood = isWhole(answer) && productsOf(answer) >= (good.get(page) ?? 0) * 0.8;
        tally.hold(
          isGood,
          `${page} ${when}: expected the whole page with ${good.get(page)} products, got ${describePage(answer)}`,
        );
      }
    };
    const pid = pidOf('api');
    process.kill(pid, 'SIGSTOP');
    try {
      await setTimeout(overFreshMs);
      await look('while the API does not answer');
      await setTimeout(overFreshMs);
      await look('after it was tried to make it anew');
      await look('of a member while the API does not answer', member);
      const answer = await visitor().get(unseen);
      tally.hold(
        answer.status === 200 && answer.ms < 8000,
        `${unseen}, never asked before: expected a page within 8 s, got ${describePage(answer)}`,
      );
    } finally {
      process.kill(pid, 'SIGCONT');
    }
    await apiIsBack();
    await look('when the API is back');
    for (let tries = 0; tries < 20 && !isWhole(await visitor().get(unseen)); tries += 1)
      await setTimeout(500);
    const again = await visitor().get(unseen);
    tally.hold(
      isWhole(again) && productsOf(again) > 0,
      `${unseen} when the API is back: expected a whole page, got ${describePage(again)}`,
    );
    return tally.result;
  },
};
