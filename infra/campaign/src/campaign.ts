import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { commandLine } from '@mall/command-line/command-line';
import { runCommandLine } from '@mall/command-line/run-command-line';
import { port } from '@mall/command-line/values';
import { stopOnSignal } from '@mall/scripts/shop/stop-on-signal';
import { allAttacks } from './attacks/all-attacks.ts';
import { chooseAttacks } from './choose-attacks.ts';
import { checkWritable, writeDocument } from './report/faults/document.ts';
import { tableOfFaults } from './report/faults/faults-table.ts';
import { fallenOf, tableOf } from './report/tables.ts';
import { runAttacks } from './run-attacks.ts';
import { openCampaignShop } from './shop/open-campaign-shop.ts';

interface CampaignOptions {
  quick?: true;
  list?: true;
  databaseUrl?: string;
  redisUrl?: string;
  port: number;
  json?: string;
  writeDocs?: true;
}

const started = Date.now();
const say = (line: string) =>
  console.log(`${((Date.now() - started) / 1000).toFixed(1).padStart(6)} s  ${line}`);

/** Runs the attacks; the exit code is 1 when one got through or the books disagree. */
async function campaign(
  names: string[],
  { quick, list, databaseUrl, redisUrl, port, json, writeDocs }: CampaignOptions,
): Promise<void> {
  const attacks = chooseAttacks(allAttacks, { names, isQuick: quick ?? false });
  if (list) {
    for (const { name, about, isQuick } of attacks)
      console.log(`${name.padEnd(30)} ${isQuick ? 'quick' : '     '}  ${about}`);
    return;
  }
  if (writeDocs) checkWritable(attacks, quick ?? false);
  let stop = async () => {};
  stopOnSignal(() => stop());
  const shop = await openCampaignShop({
    databaseUrl,
    redisUrl,
    port,
    say,
    whenStoppable: (way) => {
      stop = way;
    },
  });
  try {
    say(`the shop is open: ${shop.origin}`);
    const { ran, books } = await runAttacks(attacks, shop, say, quick);
    const fallen = fallenOf(ran);
    const isHeld = fallen.length === 0 && books.length === 0;
    console.log(`\n${tableOf(ran).join('\n')}\n`);
    if (fallen.length > 0) console.log(`What got through:\n${fallen.join('\n')}\n`);
    if (books.length > 0)
      console.log(`The books disagree:\n${books.map((line) => `  ${line}`).join('\n')}\n`);
    else console.log("Ledger, stock, orders and the payment partner's books agree to the won.\n");
    if (!isHeld) console.log(`What the processes wrote is in ${shop.logFile}.`);
    const rows = ran.flatMap((each) => each.rows ?? []);
    if (rows.length > 0) console.log(`${tableOfFaults(rows).join('\n')}\n`);
    if (writeDocs) await writeDocument(rows);
    if (json) {
      mkdirSync(path.dirname(json), { recursive: true });
      writeFileSync(json, JSON.stringify({ ran, books }, null, 2));
    }
    process.exitCode = isHeld ? 0 : 1;
  } finally {
    await shop.stop();
  }
}

const program = commandLine({
  command: 'npm run campaign --',
  description:
    'Opens a shop of its own and attacks it as a thief, a crowd and a failing neighbour would, through the front door.',
  examples: [
    ['npm run campaign', 'every attack'],
    ['npm run campaign -- --quick', 'those that take less than two minutes together'],
    ['npm run campaign -- money edge/searches', 'an area and one attack'],
    [
      'npm run campaign -- faults --write-docs',
      'every fault of remotes and services, and the table of docs/faults.md',
    ],
    ['npm run campaign -- --list', 'their names and what each tries to break'],
  ],
  notes: 'Exit code 1 when anything got through, or when the books disagree afterwards.',
})
  .argument('[names...]', 'areas or attacks; all unless named')
  .option('--quick', 'only the quick ones')
  .option('--list', 'shows them and runs none')
  .option('--database-url <url>', 'an empty PostgreSQL database instead of PGlite')
  .option('--redis-url <url>', 'lets the attack on shared budgets have edges that share them')
  .option('--port <n>', 'the first port that is tried', port, 4900)
  .option('--write-docs', 'puts the table of all faults into docs/faults.md')
  .option('--json <file>', 'writes what came out as JSON, too')
  .action(campaign);

await runCommandLine(program);
