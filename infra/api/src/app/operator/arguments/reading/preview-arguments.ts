import { Argument } from '@commander-js/extra-typings';
import { wholeNumber } from '@mall/command-line/values';
import { previewKinds } from '../../../../catalogue/content/preview-ticket.ts';
import type { Act, Program } from '../../arguments.ts';
import { momentNote, siteOption } from '../common-options.ts';

/** Addresses that show what is not published yet. */
export function addPreview(program: Program, act: Act): void {
  program
    .command('preview')
    .description(
      'an address at which a text can be read before it is published; anyone with the address can read it',
    )
    .addArgument(new Argument('<kind>', previewKinds.join(', ')).choices(previewKinds))
    .argument('<id>', '', wholeNumber)
    .option('--hours <n>', 'how long, a week at most', wholeNumber, 24)
    .action((kind, id, { hours }) => act({ command: 'texts.preview', input: { kind, id, hours } }));
  program
    .command('preview-home')
    .description(
      "an address at which a site's home is seen as it will be, with the banners and popups of then",
    )
    .requiredOption('--at <moment>', momentNote)
    .option('--hours <n>', 'how long the address works, a week at most', wholeNumber, 24)
    .addOption(siteOption().default('tbh_shop' as const))
    .action(({ at, hours, site }) =>
      act({ command: 'homes.preview', input: { family_site: site, at, hours } }),
    );
}
