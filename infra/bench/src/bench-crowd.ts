import { Option } from '@commander-js/extra-typings';
import { commandLine } from '@mall/command-line/command-line';
import { runCommandLine } from '@mall/command-line/run-command-line';
import { count, listOf } from '@mall/command-line/values';
import { buildServices } from '@mall/scripts/release/build-services';
import { type CrowdShop, openCrowdShop } from './crowd/crowd-shop.ts';
import { withNewDatabase } from './services/new-database.ts';
import { runService } from './services/running-service.ts';
import { Shopper } from './services/shopper.ts';

const databases = ['postgresql', 'pglite'] as const;
const buyers = 500;
const pieces = 10;

/** Codes of all buyers, how often each. */
async function crowd({ origins, option }: CrowdShop, partners: string): Promise<Map<string, number>> {
  const results = new Map<string, number>();
  const buy = async (index: number): Promise<string> => {
    const shopper = new Shopper(origins[index % origins.length] ?? '', partners);
    const sheet = await shopper.choose(option);
    if (typeof sheet === 'string') return sheet;
    const placed = await shopper.place(sheet);
    if (typeof placed === 'string') return placed;
    await shopper.pay(placed.payment);
    return shopper.check(placed.order_id);
  };
  const codes = await Promise.all(Array.from({ length: buyers }, (_, index) => buy(index)));
  for (const code of codes) results.set(code, (results.get(code) ?? 0) + 1);
  return results;
}

/** All runs on one shop; says which went wrong. */
async function repeat(name: string, runs: number, shop: CrowdShop, partners: string): Promise<void> {
  let right = 0;
  try {
    await shop.restock(pieces);
    for (let run = 1; run <= runs; run += 1) {
      const started = performance.now();
      const results = await crowd(shop, partners);
      const ms = Math.round(performance.now() - started);
      // What is left is what the next crowd finds replaced.
      const left = await shop.restock(pieces);
      const isRight = results.get('PAID') === pieces && left === 0;
      if (isRight) right += 1;
      else process.exitCode = 1;
      const codes = JSON.stringify(Object.fromEntries(results));
      console.log(`${name}, run ${run}: ${codes}, ${left} left, ${ms} ms${isRight ? '' : ' WRONG'}`);
    }
  } finally {
    await shop.stop();
  }
  console.log(
    `${name}: ${right} of ${runs} runs ended in exactly ${pieces} paid orders for ${buyers} buyers`,
  );
}

interface CrowdOptions {
  runs: number;
  only: readonly (typeof databases)[number][];
}

async function benchCrowd({ runs, only }: CrowdOptions): Promise<void> {
  await buildServices();
  const { origin: partners, stop } = await runService('infra/partners', {
    PARTNERS_PORT: '0',
    LOG_LEVEL: 'error',
  });
  try {
    if (only.includes('postgresql')) {
      const isThere = await withNewDatabase('crowd', async (databaseUrl) => {
        await repeat(
          'PostgreSQL',
          runs,
          await openCrowdShop({ databaseUrl, processes: 2, partners }),
          partners,
        );
      });
      if (!isThere) console.log('no PostgreSQL answers');
    }
    if (only.includes('pglite'))
      await repeat(
        'PGlite',
        runs,
        await openCrowdShop({ databaseUrl: '', processes: 1, partners }),
        partners,
      );
  } finally {
    await stop();
  }
}

const program = commandLine({
  command: 'npm run bench:crowd --',
  description: '500 buyers at once want 10 pieces. Every run has to end in exactly 10 paid orders.',
  examples: [
    ['npm run bench:crowd', '100 runs each, about ten minutes'],
    ['npm run bench:crowd -- --runs=10', 'fewer'],
    [
      'npm run bench:crowd -- --only=postgresql',
      'two API processes on PostgreSQL (TEST_DATABASE_URL, or the local server)',
    ],
    ['npm run bench:crowd -- --only=pglite', 'one API process on PGlite'],
  ],
})
  .option('--runs <n>', 'on each database', count, 100)
  .addOption(
    new Option('--only <databases>', databases.join(', '))
      .argParser(listOf(databases))
      .default([...databases], 'both'),
  )
  .action(benchCrowd);

await runCommandLine(program);
