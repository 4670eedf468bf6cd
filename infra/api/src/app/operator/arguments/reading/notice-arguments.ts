import { wholeNumber } from '@mall/command-line/values';
import type { Act, Program } from '../../arguments.ts';
import { decodeText } from '../../import/decode-text.ts';
import { readGiven } from '../../read-given.ts';

const textNote = 'a text file; empty lines part its paragraphs';

/** Notices of the board. What is changed is in the shop within 5 s. */
export function addNotices(program: Program, act: Act): void {
  const notices = program.command('notice');
  notices
    .command('list')
    .description('all notices, the newest first')
    .action(() => act({ command: 'notices.list', input: {} }));
  notices
    .command('add')
    .description('publishes a notice')
    .requiredOption('--title <title>', 'its title')
    .requiredOption('--text <file>', textNote)
    .option('--category <name>', 'where it is listed', '안내')
    .option('--pinned', 'above the others')
    .action(async ({ title, text, category, pinned = false }) =>
      act({
        command: 'notices.add',
        input: { title, category, content: await paragraphsOf(text), is_pinned: pinned },
      }),
    );
  notices
    .command('change')
    .description('changes a notice; what is not given stays')
    .argument('<notice-id>', '', wholeNumber)
    .option('--title <title>', 'its title')
    .option('--text <file>', textNote)
    .option('--category <name>', 'where it is listed')
    .option('--pinned', 'above the others')
    .option('--no-pinned', 'among the others')
    .action(async (id, { text, pinned, ...words }, command) => {
      const isGiven = command.getOptionValueSource('pinned') === 'cli';
      const content = text === undefined ? {} : { content: await paragraphsOf(text) };
      const input = { id, ...words, ...content, ...(isGiven ? { is_pinned: pinned } : {}) };
      return act({ command: 'notices.change', input });
    });
  notices
    .command('remove')
    .description('takes a notice off the board')
    .argument('<notice-id>', '', wholeNumber)
    .action((id) => act({ command: 'notices.remove', input: { id } }));
}

async function paragraphsOf(file: string): Promise<string[]> {
  return decodeText(await readGiven(file))
    .split(/\r?\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
