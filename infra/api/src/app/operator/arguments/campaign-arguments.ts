import { wholeNumber } from '@mall/command-line/values';
import type { Act, Program } from '../arguments.ts';
import { decodeText } from '../import/decode-text.ts';
import { readGiven } from '../read-given.ts';

export function addCampaigns(program: Program, act: Act): void {
  program
    .command('notice')
    .description('publishes a notice from a text file')
    .requiredOption('--title <title>', 'its title')
    .requiredOption('--text <file>', 'its text; empty lines part its paragraphs')
    .option('--category <name>', 'where it is listed', '안내')
    .option('--pinned', 'above the others')
    .action(async (options) => act({ command: 'notice.publish', input: await noticeOf(options) }));
  const live = program.command('live');
  live
    .command('list')
    .description('campaigns with their times, the latest first')
    .action(() => act({ command: 'live.list', input: {} }));
  for (const action of ['start', 'end'])
    live
      .command(action)
      .description(`${action}s a campaign`)
      .argument('<campaign-id>', '', wholeNumber)
      .action((campaign_id) => act({ command: 'live.run', input: { campaign_id, action } }));
}

interface NoticeOptions {
  title: string;
  text: string;
  category: string;
  pinned?: boolean;
}

/** A notice from a text file; empty lines part its paragraphs. */
async function noticeOf({ title, text, category, pinned = false }: NoticeOptions) {
  const content = decodeText(await readGiven(text))
    .split(/\r?\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
  return { title, category, content, is_pinned: pinned };
}
