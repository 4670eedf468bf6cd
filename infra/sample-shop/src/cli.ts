import { commandLine } from '@mall/command-line/command-line';
import { runCommandLine } from '@mall/command-line/run-command-line';
import { count, day } from '@mall/command-line/values';
import { pino } from 'pino';
import { checkShop, reportOf } from './check/check-shop.ts';
import { withSeededShop } from './check/seeded-shop.ts';

const program = commandLine({
  command: 'npm run sample-shop --',
  description: 'Looks at the sample shop as shoppers see it.',
  examples: [
    ['npm run sample-shop -- check', 'seeds 600 products in a folder of its own and checks them'],
    ['npm run sample-shop -- check --products 2400 --day 2027-05-10', 'a whole shop, first started in May'],
    ['npm run sample-shop -- check --data .data', 'the shop of that folder, which has to be stopped'],
  ],
  notes:
    'Ends with code 1 when a rule is broken. DATABASE_URL names a shop on PostgreSQL instead of a folder.',
});

program
  .command('check')
  .description('counts, rule by rule, what does not agree')
  .option('--products <count>', 'how many products to seed', count, 600)
  .option('--data <folder>', 'check the shop of this folder as it is')
  .option('--day <day>', 'the day of the first start, YYYY-MM-DD', day)
  .option('--examples <count>', 'violations shown of each rule', count, 5)
  .action(async ({ products, data, day: start, examples }) => {
    const where = {
      products,
      dataDir: data,
      databaseUrl: process.env.DATABASE_URL,
      now: start ? new Date(`${start}T14:00:00+09:00`) : new Date(),
      logger: pino({ level: 'warn' }),
    };
    const findings = await withSeededShop(where, checkShop);
    console.log(reportOf(findings, examples).join('\n'));
    if (findings.some(({ violations }) => violations.length > 0)) process.exitCode = 1;
  });

await runCommandLine(program);
