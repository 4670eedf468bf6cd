import { basename } from 'node:path';
import { Argument, Option } from '@commander-js/extra-typings';
import { wholeNumber } from '@mall/command-line/values';
import { picturedKinds } from '../../../catalogue/content/pictured.ts';
import type { Act, Program } from '../arguments.ts';
import { readGiven } from '../read-given.ts';

const pictureFile = async (file: string) => ({
  name: basename(file),
  base64: (await readGiven(file)).toString('base64'),
});

/** Pictures for what operators write. */
export function addPictures(program: Program, act: Act): void {
  program
    .command('pictures')
    .description('pictures for events, plans, articles and answers')
    .command('add')
    .description('takes JPEG, PNG or WebP, and says how a text shows them: <img src="/media/…" width height>')
    .argument('<file...>')
    .action(async (files) =>
      act({ command: 'pictures.add', input: { files: await Promise.all(files.map(pictureFile)) } }),
    );
}

/** Photographs of banners, in place of drawings. */
export function addCovers(program: Program, act: Act): void {
  const covers = program
    .command('cover')
    .description('photographs of banners, popups, events, plans and articles, which are drawn without them');
  covers
    .command('set')
    .description('shows a photograph, cut to every shape in which the shop shows it')
    .addArgument(new Argument('<kind>').choices(picturedKinds))
    .argument('<id>', '', wholeNumber)
    .requiredOption(
      '--wide <file>',
      'for desktops: 1920 × 800 px, or what is cut to it; words stand at its left',
    )
    .option('--phone <file>', 'for phones and cards: 900 × 1200 px; cut from the wide one without it')
    .addOption(
      new Option('--tone <tone>', 'of the words on it')
        .choices(['dark', 'light'] as const)
        .default('dark' as const),
    )
    .action(async (kind, id, { wide, phone, tone }) => {
      const input = { kind, id, wide: await pictureFile(wide), tone };
      return act({
        command: 'covers.set',
        input: phone ? { ...input, phone: await pictureFile(phone) } : input,
      });
    });
  covers
    .command('remove')
    .description('draws the picture from products again')
    .addArgument(new Argument('<kind>').choices(picturedKinds))
    .argument('<id>', '', wholeNumber)
    .action((kind, id) => act({ command: 'covers.remove', input: { kind, id } }));
}
