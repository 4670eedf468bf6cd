import { Option } from '@commander-js/extra-typings';
import { commandLine } from '@mall/command-line/command-line';
import { runCommandLine } from '@mall/command-line/run-command-line';
import { count, listOf } from '@mall/command-line/values';
import { apiParts, benchApi, databaseKinds } from './api/bench-api.ts';
import { benchFaults, benchOverload, benchReleases, benchShop } from './shop/bench-shop.ts';
import { benchTiming, timingDatabases } from './timing/bench-timing.ts';
import { benchScroll } from './web/bench-scroll.ts';
import { benchWeb, webParts } from './web/bench-web.ts';

const program = commandLine({
  command: 'npm run bench --',
  description:
    'Measures what the shop promises and prints it beside the goals. Let nothing else run meanwhile.',
  examples: [
    ['npm run bench', 'the shop, about half an hour'],
    ['npm run bench -- --quick', 'without Lighthouse and broken remotes, about eight minutes'],
    ['npm run bench -- web', "what pages are in a browser, a member's cart and order too; about ten minutes"],
    ['npm run bench -- scroll', 'a list of 5,000 products, scrolled to its end on a phone'],
    ['npm run bench -- overload', 'the edge asked for more than it can carry'],
    ['npm run bench -- release', 'how long a release takes to everybody, and a rollback'],
    ['npm run bench -- faults', 'other pages while one remote loops on the server'],
    ['npm run bench -- api', 'the API: 3,000 products, on PostgreSQL 100,000 as well'],
    ['npm run bench -- api --parts=cached,orders', 'some of its parts'],
    ['npm run bench -- timing', 'whether answers tell by their time who is a member'],
    ['npm run bench:crowd', '500 buyers for 10 pieces, again and again'],
  ],
})
  .option('--quick', 'without Lighthouse and broken remotes')
  .action(benchShop);

program
  .command('api')
  .description('lists, product pages and orders of the API under load, and its first start')
  .option('--quick', 'a third of the time')
  .option('--million', '1,000,000 products as well')
  .option('--products <n>', 'one size only', count)
  .addOption(
    new Option('--only <databases>', databaseKinds.join(', '))
      .argParser(listOf(databaseKinds))
      .default([...databaseKinds], 'both'),
  )
  .addOption(
    new Option('--parts <parts>', apiParts.join(', '))
      .argParser(listOf(apiParts))
      .default([...apiParts], 'all'),
  )
  .option('--at <url>', 'a shop filled before, of the size that --products says; it gets orders')
  .action(benchApi);

program
  .command('overload')
  .description(
    'whole pages at 1, 2 and 4 times what the edge carries; members, buyers, guests and bots apart',
  )
  .option('--quick', 'a third of the time')
  .action(benchOverload);

program
  .command('faults')
  .description('pages of other remotes while one remote loops on the server')
  .option('--quick', 'a third of the time')
  .action(benchFaults);

program
  .command('release')
  .description('publish, compose, promote to visible, rollback to gone, and what canary costs')
  .option('--quick', 'a third of the time')
  .action(benchReleases);

program
  .command('web')
  .description('Lighthouse of open pages, cart and order, and how soon a tap is answered on a slow phone')
  .addOption(
    new Option('--only <parts>', webParts.join(', '))
      .argParser(listOf(webParts))
      .default([...webParts], 'all'),
  )
  .action(benchWeb);

program
  .command('scroll')
  .description('a list of 5,000 products scrolled to its end on a phone: heap and long tasks')
  .option('--at <url>', 'a shop with as many products that runs already')
  .action(benchScroll);

program
  .command('timing')
  .description('whether logins, finding a password and join checks tell by time or words who is a member')
  .option('--samples <n>', 'of each kind of person', count, 200)
  .addOption(
    new Option('--only <databases>', timingDatabases.join(', '))
      .argParser(listOf(timingDatabases))
      .default([...timingDatabases], 'both'),
  )
  .action(benchTiming);

await runCommandLine(program);
