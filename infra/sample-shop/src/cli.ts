import { garmentTypes, views } from '@mall/api/catalogue/pictures/picture-spec';
import { commandLine } from '@mall/command-line/command-line';
import { runCommandLine } from '@mall/command-line/run-command-line';
import { count, day, listOf } from '@mall/command-line/values';
import { pino } from 'pino';
import { checkShop, reportOf } from './check/check-shop.ts';
import { withSeededShop } from './check/seeded-shop.ts';
import { writeSheet, writeSortingSheet } from './sheets/write-sheet.ts';

const program = commandLine({
  command: 'npm run sample-shop --',
  description: 'Checks the sample shop, and lays its pictures out to be looked at.',
  examples: [
    ['npm run sample-shop -- check', 'seeds 600 products in a folder of its own and checks them'],
    ['npm run sample-shop -- check --products 2400 --day 2027-05-10', 'a whole shop, first started in May'],
    ['npm run sample-shop -- check --data .data', 'the shop of that folder, which has to be stopped'],
    ['npm run sample-shop -- sheet', 'draws the sheet of 120 pictures of docs/images anew'],
    [
      'npm run sample-shop -- sheet loafers.webp --types loafers --views front,detail --count 12',
      'kinds and views',
    ],
    [
      'npm run sample-shop -- sorting sorting.webp',
      'pictures of eight brands, mixed, for a stranger to sort',
    ],
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

program
  .command('sheet')
  .description('lays pictures beside each other, to look at (WebP)')
  .argument('[file]', 'docs/images/sample-shop.webp unless named')
  .option('--types <types>', 'only these kinds of goods, as the catalogue names them', listOf(garmentTypes))
  .option('--views <views>', 'these views in turn', listOf(views))
  .option('--count <count>', 'how many pictures', count, 120)
  .option('--columns <count>', 'pictures of a row', count, 15)
  .option('--width <px>', 'of one picture', count, 144)
  .action(async (file, options) => console.log(await writeSheet(file, options)));

program
  .command('sorting')
  .description(
    "mixes fronts of the eight sites' brands on a sheet, to see whether a stranger tells the brands apart",
  )
  .argument('<file>', 'the sheet (WebP); the brands of its pictures are written beside it')
  .option('--per-brand <count>', 'pictures of each brand', count, 5)
  .option('--columns <count>', 'pictures of a row', count, 8)
  .option('--width <px>', 'of one picture', count, 240)
  .action(async (file, options) => console.log(await writeSortingSheet(file, options)));

await runCommandLine(program);
