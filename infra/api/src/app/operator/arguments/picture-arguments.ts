import { basename } from 'node:path';
import type { Act, Program } from '../arguments.ts';
import { readGiven } from '../read-given.ts';

/** Pictures for what operators write. */
export function addPictures(program: Program, act: Act): void {
  program
    .command('pictures')
    .description('pictures for events, plans, articles and answers')
    .command('add')
    .description('takes JPEG, PNG or WebP, and says how a text shows them: <img src="/media/…" width height>')
    .argument('<file...>')
    .action(async (files) => {
      const given = files.map(async (file) => ({
        name: basename(file),
        base64: (await readGiven(file)).toString('base64'),
      }));
      return act({ command: 'pictures.add', input: { files: await Promise.all(given) } });
    });
}
