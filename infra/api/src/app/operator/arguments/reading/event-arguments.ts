import { InvalidArgumentError } from '@commander-js/extra-typings';
import { wholeNumber } from '@mall/command-line/values';
import type { Act, Program } from '../../arguments.ts';
import { momentNote, siteOption } from '../common-options.ts';
import { ids, textNote, writtenOf } from './written.ts';

interface Reward {
  days: number;
  point: number;
}

/** `7=1000`, once for each number of days. */
function reward(given: string, before: Reward[] | undefined): Reward[] {
  const [days = '', point = '', ...rest] = given.split('=');
  if (rest.length > 0) throw new InvalidArgumentError('It has to be days=points, such as 7=1000');
  return [...(before ?? []), { days: wholeNumber(days), point: wholeNumber(point) }];
}

const eventStates = [
  ['end', 'ends an event now; its page stays'],
  ['hide', 'takes an event off every page; comments and attendance stay'],
  ['unhide', 'brings a hidden event back'],
] as const;
const attendanceNote = 'members press once a day, so many days bring points: 7=1000; may be repeated';

/** Events, and what becomes of them. */
export function addEvents(program: Program, act: Act): void {
  const events = program.command('event');
  events
    .command('list')
    .description('all events with their times')
    .action(() => act({ command: 'events.list', input: {} }));
  events
    .command('add')
    .description('publishes an event')
    .requiredOption('--title <title>', 'its title')
    .requiredOption('--subtitle <line>', 'one line below it')
    .requiredOption('--text <file>', textNote)
    .requiredOption('--products <ids>', 'shown below the text, the first three in the picture: 1,2,3', ids)
    .requiredOption('--end <moment>', momentNote)
    .option('--start <moment>', `${momentNote}; now without it`)
    .addOption(siteOption().default('tbh_shop' as const))
    .option('--comments', 'members may comment while it runs')
    .option('--attendance <days=points>', attendanceNote, reward)
    .action(async ({ comments = false, attendance, ...options }) => {
      const own = { has_comments: comments, ...(attendance ? { attendance } : {}) };
      return act({ command: 'events.add', input: { ...(await writtenOf(options)), ...own } });
    });
  events
    .command('change')
    .description('changes an event; what is not given stays')
    .argument('<event-id>', '', wholeNumber)
    .option('--title <title>', 'its title')
    .option('--subtitle <line>', 'one line below it')
    .option('--text <file>', textNote)
    .option('--products <ids>', '1,2,3', ids)
    .option('--start <moment>', momentNote)
    .option('--end <moment>', momentNote)
    .addOption(siteOption())
    .option('--comments', 'members may comment while it runs')
    .option('--no-comments', 'members may not comment')
    .option('--attendance <days=points>', attendanceNote, reward)
    .action(async (id, { comments, attendance, ...options }, command) => {
      const isGiven = command.getOptionValueSource('comments') === 'cli';
      const own = { ...(isGiven ? { has_comments: comments } : {}), ...(attendance ? { attendance } : {}) };
      const input = { id, ...(await writtenOf(options)), ...own };
      return act({ command: 'events.change', input });
    });
  events
    .command('draw')
    .description('draws winners among members who commented, once, after the end')
    .argument('<event-id>', '', wholeNumber)
    .requiredOption('--count <n>', 'how many', wholeNumber)
    .action((id, { count }) => act({ command: 'events.draw', input: { id, count } }));
  for (const [name, does] of eventStates)
    events
      .command(name)
      .description(does)
      .argument('<event-id>', '', wholeNumber)
      .action((id) => act({ command: `events.${name}`, input: { id } }));
}
