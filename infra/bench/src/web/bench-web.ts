import path from 'node:path';
import { findChromium } from '@mall/scripts/browser/find-chromium';
import { readConfiguration } from '@mall/scripts/settings/configuration';
import { findPort } from '@mall/scripts/shop/free-ports';
import { runShop } from '@mall/scripts/shop/run-shop';
import { root } from '@mall/scripts/workspace';
import { describeMachine, readMachine } from '../services/machine.ts';
import { Goals } from '../shop/goals.ts';
import { judgePages } from '../shop/lighthouse.ts';
import { drawingIsDone } from '../shop/service-processes.ts';
import { type Place, tapControls } from './interactions.ts';
import { findGoods, openShopper, type Shopper } from './shopper.ts';
import { changeCart, filterList, openProduct, tapOption } from './taps.ts';

const dataFolder = path.join(root, '.data/bench-web');

/** Of the sample shop. */
const indexedPages = {
  home: '/',
  'brand home': '/main/jucy',
  list: '/goods/list',
  plan: '/plan/common/view/10',
  magazine: '/board/magazine/8',
};
/** Pages that search engines are asked to leave out. */
const hiddenPages = {
  'filtered list': '/goods/list/category/2?f_states[]=NEW',
  search: '/goods/list?search_keyword=%EC%BD%94%ED%8A%B8',
  login: '/member/login',
  join: '/member/join/intro',
};

/** Open pages, those that engines leave out, those of a member, what a member presses, and every control of a page. */
export const webParts = ['open', 'hidden', 'own', 'taps', 'controls'] as const;

export interface WebOptions {
  only: readonly (typeof webParts)[number][];
}

/** What pages are in a browser: Lighthouse's points, and how soon a tap is answered on a slow phone. */
export async function benchWeb({ only }: WebOptions): Promise<void> {
  const goals = new Goals();
  const machine = readMachine();
  const chromium = findChromium(console.log);
  const port = await findPort(4700);
  const configuration = readConfiguration({ ...process.env, PORT: String(port), DATA_DIR: dataFolder });
  const shop = await runShop(configuration, {
    say: (line) => console.log(`  ${line}`),
    log: () => undefined,
    onGiveUp: (name) => console.error(`${name} keeps ending`),
    // One address asks for all.
    env: { edge: { BUDGET_FACTOR: '1000' } },
  });
  try {
    await drawingIsDone();
    const { origin } = shop;
    const goods = await findGoods(origin, 3, 2);
    const product = `/goods/view/${goods[0]?.product_id}`;
    const where = { origin, chromium, dataFolder, isZoomAllowed: false };
    if (only.includes('open'))
      await judgePages(goals, { ...where, pages: { ...indexedPages, product }, performance: 98 });
    if (only.includes('hidden'))
      await judgePages(goals, { ...where, pages: hiddenPages, performance: 98, isIndexed: false });
    if (!only.some((part) => part !== 'open' && part !== 'hidden')) return;
    const shopper = await openShopper({ origin, chromium, dataFolder }, goods);
    const own = { cart: '/cart', order: '/order', 'my page': '/mypage' };
    if (only.includes('own'))
      await judgePages(goals, { ...where, pages: own, performance: 96, browserPort: shopper.port });
    if (only.includes('taps')) await timePresses(goals, shopper, { origin, product });
    if (only.includes('controls')) await timeControls(goals, shopper, placesOf(origin, product));
    await shopper.context.close();
  } finally {
    await shop.stop();
    console.table(goals.rows);
    console.log(describeMachine(machine));
  }
}

async function timePresses(
  goals: Goals,
  shopper: Shopper,
  { origin, product }: { origin: string; product: string },
): Promise<void> {
  const add = (what: string, ms: number, goal: number) =>
    goals.add(`${what}, processor 4 times slower`, ms, 'ms', goal, true);
  add('press on a filter to its products', await filterList(shopper, `${origin}/goods/list`), 200);
  add('press on a card to its product', await openProduct(shopper, `${origin}/goods/list`), 150);
  add('tap on a size to its price', await tapOption(shopper, `${origin}${product}`), 100);
  add('press in the cart to the new total', await changeCart(shopper, `${origin}/cart`), 150);
}

const placesOf = (origin: string, product: string): Record<string, Place> => ({
  home: { address: `${origin}/` },
  list: { address: `${origin}/goods/list` },
  filters: { address: `${origin}/goods/list`, layer: /^필터/ },
  product: { address: `${origin}${product}` },
  options: { address: `${origin}${product}`, layer: '구매하기' },
  cart: { address: `${origin}/cart` },
  'my page': { address: `${origin}/mypage` },
});

/** Interaction to Next Paint that the longest of each place may have, ms. */
const longestInteraction = 200;

/** Interaction to Next Paint of what can be tapped. */
async function timeControls(goals: Goals, shopper: Shopper, places: Record<string, Place>): Promise<void> {
  for (const [name, place] of Object.entries(places)) {
    const taps = (await tapControls(shopper, place, longestInteraction)).sort(
      (one, other) => other.ms - one.ms,
    );
    for (const { control, ms } of taps.slice(0, 3)) console.log(`  ${name}: ${control}: ${ms} ms`);
    goals.add(
      `longest of ${taps.length} controls of ${name}`,
      taps[0]?.ms || Infinity,
      'ms',
      longestInteraction,
      true,
    );
  }
}
