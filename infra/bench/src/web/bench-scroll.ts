import path from 'node:path';
import { findChromium } from '@mall/scripts/browser/find-chromium';
import { readConfiguration } from '@mall/scripts/settings/configuration';
import { findPort } from '@mall/scripts/shop/free-ports';
import { runShop } from '@mall/scripts/shop/run-shop';
import { root } from '@mall/scripts/workspace';
import { describeMachine, readMachine } from '../services/machine.ts';
import { Goals } from '../shop/goals.ts';
import { scrollList } from './scroll-list.ts';

const products = 5000;
const dataFolder = path.join(root, '.data/bench-scroll');

/** What a list of 5,000 products costs a phone that scrolls it to its end. */
export async function benchScroll({ at }: { at?: string | undefined }): Promise<void> {
  const goals = new Goals();
  const machine = readMachine();
  const chromium = findChromium(console.log);
  const shop = at ? null : await openShop();
  try {
    const origin = shop?.origin ?? at;
    const { places, heapMb, longestMs, longTasks, seconds } = await scrollList(
      `${origin}/goods/list`,
      chromium,
    );
    goals.add('products scrolled', places, '', products, false);
    goals.add('heap at the end of the list', heapMb, 'MB', 150, true);
    goals.add('longest task on the way', longestMs, 'ms', 50, true);
    goals.note('tasks longer than 50 ms', longTasks, '');
    goals.note('time', seconds, 's');
  } finally {
    await shop?.stop();
  }
  console.table(goals.rows);
  console.log(describeMachine(machine));
}

async function openShop() {
  const port = await findPort(4700);
  const given = { ...process.env, PORT: String(port), DATA_DIR: dataFolder };
  return runShop(readConfiguration(given), {
    say: (line) => console.log(`  ${line}`),
    log: () => undefined,
    onGiveUp: (name) => console.error(`${name} keeps ending`),
    // One address asks for all.
    env: { api: { SEED_PRODUCTS: String(products), DRAW_AHEAD: '0' }, edge: { BUDGET_FACTOR: '1000' } },
  });
}
