import { Option } from '@commander-js/extra-typings';
import { wholeNumber } from '@mall/command-line/values';
import { familySites } from '@mall/contracts/domain/family-site';
import type { Act, Program } from '../arguments.ts';
import { decodeText } from '../import/decode-text.ts';
import { readGiven } from '../read-given.ts';
import { momentNote } from './common-options.ts';

const ids = (given: string): number[] => given.split(',').map((id) => wholeNumber(id.trim()));

/** Commands of popups and settings. What they change is in the shop within 5 s. */
export function addScreen(program: Program, act: Act): void {
  addPopups(program, act);
  const settings = program.command('settings');
  settings
    .command('show')
    .description('all settings, or one as JSON that set takes')
    .argument('[setting]', 'footer, security, time-sale, card-benefits, site-<id>')
    .action((code) => act({ command: 'settings.show', input: code === undefined ? {} : { code } }));
  settings
    .command('set')
    .description('sets a whole setting from a JSON file')
    .argument('<setting>', 'footer, security, time-sale, card-benefits, site-<id>')
    .argument('<file>', 'a JSON file, as settings show prints it')
    .action(async (code, file) => {
      const text = decodeText(await readGiven(file));
      return act({ command: 'settings.set', input: { code, value: jsonOf(text, file) } });
    });
}

function jsonOf(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is not JSON`, { cause: error });
  }
}

function addPopups(program: Program, act: Act): void {
  const popups = program.command('popup');
  popups
    .command('list')
    .description('popups that are shown or will be')
    .action(() => act({ command: 'popups.list', input: {} }));
  popups
    .command('add')
    .description('shows a popup on the home page of a site')
    .requiredOption('--title <title>', 'what it says')
    .requiredOption('--products <ids>', 'up to three for its picture: 1,2,3', ids)
    .requiredOption('--end <moment>', momentNote)
    .option('--start <moment>', `${momentNote}; now without it`)
    .option('--href <address>', 'where it leads: /event/common/view/4')
    .addOption(
      new Option('--site <code>', 'the family site')
        .choices(familySites.map((site) => site.code))
        .default('tbh_shop' as const),
    )
    .addOption(
      new Option('--device <device>', 'where it is shown')
        .choices(['ALL', 'PC', 'MOBILE'] as const)
        .default('ALL' as const),
    )
    .action(({ title, products, end, start, href, site, device }) =>
      act({
        command: 'popups.add',
        input: {
          title,
          device,
          family_site: site,
          product_ids: products,
          end_at: end,
          ...(start ? { start_at: start } : {}),
          ...(href ? { href } : {}),
        },
      }),
    );
  popups
    .command('end')
    .description('takes a popup off now')
    .argument('<popup-id>', '', wholeNumber)
    .action((id) => act({ command: 'popups.end', input: { id } }));
}
