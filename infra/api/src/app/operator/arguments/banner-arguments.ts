import { Option } from '@commander-js/extra-typings';
import { wholeNumber } from '@mall/command-line/values';
import { homePlaces } from '../../../catalogue/content/home/section-rows.ts';
import type { Act, Program } from '../arguments.ts';
import { momentNote, siteOption } from './common-options.ts';

const ids = (given: string): number[] => given.split(',').map((id) => wholeNumber(id.trim()));
interface Given {
  products?: number[] | undefined;
  start?: string | undefined;
  end?: string | undefined;
}

/** Options under the names of the API; what was not given is left out. */
function inputOf({ products, start, end, ...words }: Given): object {
  const given = { ...words, product_ids: products, start_at: start, end_at: end };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

/** Banners of homes. What changes is in the shop within 5 s. */
export function addBanners(program: Program, act: Act): void {
  const banners = program.command('banner').description('banners of the homes, for a time or for good');
  banners
    .command('list')
    .description('banners that are shown or will be')
    .addOption(siteOption())
    .action(({ site }) => act({ command: 'banners.list', input: site ? { family_site: site } : {} }));
  banners
    .command('add')
    .description('shows a banner on the home of a site; its picture is drawn from products')
    .addOption(new Option('--place <place>', 'where on the home').choices(homePlaces).makeOptionMandatory())
    .requiredOption('--title <title>', 'what it says')
    .option('--subtitle <line>', 'one line below it', '')
    .requiredOption('--href <address>', 'where it leads: /event/common/view/4')
    .requiredOption('--products <ids>', 'up to three for its picture: 1,2,3', ids)
    .option('--position <n>', 'its place among the others; the last without it', wholeNumber)
    .option('--start <moment>', `${momentNote}; now without it`)
    .option('--end <moment>', `${momentNote}; never without it`)
    .addOption(siteOption().default('tbh_shop' as const))
    .action(({ site, ...given }) =>
      act({ command: 'banners.add', input: { ...inputOf(given), family_site: site } }),
    );
  banners
    .command('change')
    .description('changes a banner; what is not given stays')
    .argument('<banner-id>', '', wholeNumber)
    .option('--title <title>', 'its title')
    .option('--subtitle <line>', 'one line below it')
    .option('--href <address>', 'where it leads: /event/common/view/4')
    .option('--products <ids>', '1,2,3', ids)
    .option('--position <n>', 'its place', wholeNumber)
    .option('--start <moment>', momentNote)
    .option('--end <moment>', momentNote)
    .action((id, given) => act({ command: 'banners.change', input: { ...inputOf(given), id } }));
  banners
    .command('end')
    .description('takes a banner off now')
    .argument('<banner-id>', '', wholeNumber)
    .action((id) => act({ command: 'banners.end', input: { id } }));
}

/** Stores of the store finder. */
export function addStores(program: Program, act: Act): void {
  const stores = program.command('store').description('stores of the store finder');
  stores
    .command('list')
    .description('all stores by region')
    .action(() => act({ command: 'stores.list', input: {} }));
  stores
    .command('add')
    .description('puts a store into the store finder')
    .requiredOption('--name <name>', 'its name')
    .requiredOption('--region <region>', 'where it is listed: 서울')
    .requiredOption('--address <address>', 'its whole address')
    .requiredOption('--phone <number>', '02-000-0000')
    .requiredOption('--hours <text>', 'when it is open')
    .requiredOption('--brands <ids>', 'what it sells: 1,2,3', ids)
    .action(({ brands, ...store }) => act({ command: 'stores.add', input: { ...store, brand_ids: brands } }));
  stores
    .command('change')
    .description('changes a store; what is not given stays')
    .argument('<store-id>', '', wholeNumber)
    .option('--name <name>', 'its name')
    .option('--region <region>', 'where the list has it')
    .option('--address <address>', 'its address')
    .option('--phone <number>', 'its phone number')
    .option('--hours <text>', 'when it is open')
    .option('--brands <ids>', '1,2,3', ids)
    .action((id, { brands, ...store }) =>
      act({ command: 'stores.change', input: { id, ...store, ...(brands ? { brand_ids: brands } : {}) } }),
    );
  stores
    .command('remove')
    .description('takes a store out of the store finder')
    .argument('<store-id>', '', wholeNumber)
    .action((id) => act({ command: 'stores.remove', input: { id } }));
}
