import { count, wholeNumber } from '@mall/command-line/values';
import type { Act, Program } from '../arguments.ts';
import { thingKinds, thingOf } from '../things.ts';

/** Search and single view of every kind of thing that has a list; added to the commands that there are of it. */
export function addThings(program: Program, act: Act): void {
  for (const kind of thingKinds) {
    const area = program.commands.find((command) => command.name() === kind);
    if (!area) throw new Error(`there are no commands of ${kind}`);
    const { name, isPersonal } = thingOf(kind);
    const onRecord = isPersonal ? '; who looked is on record' : '';
    area
      .command('find')
      .description(`by words in anything that is known of the ${name}, newest first${onRecord}`)
      .argument('<words>')
      .option('--count <n>', 'how many at most', count, 50)
      .action((search, { count: most }) =>
        act({ command: 'things.find', input: { kind, search, count: most } }),
      );
    area
      .command('show')
      .description(`everything that is known of one ${name}${onRecord}`)
      .argument(`<${name}-id>`, '', wholeNumber)
      .action((id) => act({ command: 'things.show', input: { kind, id } }));
  }
}
