import { Argument } from '@commander-js/extra-typings';
import { wholeNumber } from '@mall/command-line/values';
import { documentCodes } from '@mall/contracts/api/content/help';
import type { Act, Program } from '../../arguments.ts';
import { decodeText } from '../../import/decode-text.ts';
import { readGiven } from '../../read-given.ts';
import { momentNote, siteOption } from '../common-options.ts';
import { addEvents } from './event-arguments.ts';
import { addNotices } from './notice-arguments.ts';
import { addPreview } from './preview-arguments.ts';
import { ids, textNote, writtenOf } from './written.ts';

/** `제목=1,2,3`, once for each group of a plan. */
function group(given: string, before: Group[] | undefined): Group[] {
  const at = given.lastIndexOf('=');
  return [...(before ?? []), { title: given.slice(0, at).trim(), product_ids: ids(given.slice(at + 1)) }];
}

interface Group {
  title: string;
  product_ids: number[];
}

/** Commands of notices, events, plans, articles, questions and policies. What is published is in the shop within 5 s. */
export function addReading(program: Program, act: Act): void {
  addNotices(program, act);
  addEvents(program, act);
  addPlans(program, act);
  addMagazines(program, act);
  addFaqs(program, act);
  addPreview(program, act);
  program
    .command('document')
    .description('sets terms or a policy from a day on; earlier versions stay readable')
    .addArgument(new Argument('<code>', documentCodes.join(', ')).choices(documentCodes))
    .requiredOption('--title <title>', 'its title')
    .requiredOption('--text <file>', textNote)
    .requiredOption('--from <YYYY-MM-DD>', 'the day in Korea from which it holds')
    .action(async (code, { title, text, from }) =>
      act({
        command: 'documents.publish',
        input: { code, title, html: decodeText(await readGiven(text)), effective_on: from },
      }),
    );
}

function addPlans(program: Program, act: Act): void {
  const plans = program.command('plan');
  const groupNote = 'products under a title of their own: "코트=1,2,3"; may be repeated';
  plans
    .command('list')
    .description('all plans with their times')
    .action(() => act({ command: 'plans.list', input: {} }));
  plans
    .command('add')
    .description('publishes a plan')
    .requiredOption('--title <title>', 'its title')
    .requiredOption('--subtitle <line>', 'one line below it')
    .requiredOption('--text <file>', textNote)
    .requiredOption('--products <ids>', 'the first three are in the picture: 1,2,3', ids)
    .option('--group <title=ids>', groupNote, group)
    .option('--start <moment>', `${momentNote}; now without it`)
    .option('--end <moment>', `${momentNote}; never without it`)
    .addOption(siteOption().default('tbh_shop' as const))
    .action(async ({ group: groups = [], ...options }) =>
      act({ command: 'plans.add', input: { ...(await writtenOf(options)), groups } }),
    );
  plans
    .command('change')
    .description('changes a plan; what is not given stays')
    .argument('<plan-id>', '', wholeNumber)
    .option('--title <title>', 'its title')
    .option('--subtitle <line>', 'one line below it')
    .option('--text <file>', textNote)
    .option('--products <ids>', '1,2,3', ids)
    .option('--group <title=ids>', groupNote, group)
    .option('--start <moment>', momentNote)
    .option('--end <moment>', momentNote)
    .addOption(siteOption())
    .action(async (id, { group: groups, ...options }) =>
      act({
        command: 'plans.change',
        input: { id, ...(await writtenOf(options)), ...(groups ? { groups } : {}) },
      }),
    );
}

function addMagazines(program: Program, act: Act): void {
  const magazines = program.command('magazine');
  magazines
    .command('list')
    .description('all articles')
    .action(() => act({ command: 'magazines.list', input: {} }));
  magazines
    .command('add')
    .description('publishes an article')
    .requiredOption('--title <title>', 'its title')
    .requiredOption('--subtitle <line>', 'one line below it')
    .requiredOption('--text <file>', textNote)
    .requiredOption('--products <ids>', 'shown below the text, the first three in the picture: 1,2,3', ids)
    .option('--start <moment>', `${momentNote}; now without it`)
    .option('--end <moment>', `${momentNote}; never without it`)
    .addOption(siteOption().default('tbh_shop' as const))
    .action(async (options) => act({ command: 'magazines.add', input: await writtenOf(options) }));
  magazines
    .command('change')
    .description('changes an article; what is not given stays')
    .argument('<article-id>', '', wholeNumber)
    .option('--title <title>', 'its title')
    .option('--subtitle <line>', 'one line below it')
    .option('--text <file>', textNote)
    .option('--products <ids>', '1,2,3', ids)
    .option('--start <moment>', momentNote)
    .option('--end <moment>', momentNote)
    .addOption(siteOption())
    .action(async (id, options) =>
      act({ command: 'magazines.change', input: { id, ...(await writtenOf(options)) } }),
    );
}

function addFaqs(program: Program, act: Act): void {
  const faqs = program.command('faq');
  faqs
    .command('list')
    .description('all questions in their order')
    .action(() => act({ command: 'faqs.list', input: {} }));
  faqs
    .command('add')
    .description('publishes a question with its answer')
    .requiredOption('--category <name>', 'where it is listed')
    .requiredOption('--question <text>', 'the question')
    .requiredOption('--text <file>', `the answer; ${textNote}`)
    .option('--position <n>', 'its place; the last without it', wholeNumber)
    .action(async ({ text, ...faq }) =>
      act({ command: 'faqs.add', input: { ...faq, html: decodeText(await readGiven(text)) } }),
    );
  faqs
    .command('change')
    .description('changes a question; what is not given stays')
    .argument('<faq-id>', '', wholeNumber)
    .option('--category <name>', 'where it is listed')
    .option('--question <text>', 'the question')
    .option('--text <file>', textNote)
    .option('--position <n>', 'its place', wholeNumber)
    .action(async (id, { text, ...faq }) => {
      const html = text === undefined ? {} : { html: decodeText(await readGiven(text)) };
      return act({ command: 'faqs.change', input: { id, ...faq, ...html } });
    });
  faqs
    .command('remove')
    .description('takes a question off the page')
    .argument('<faq-id>', '', wholeNumber)
    .action((id) => act({ command: 'faqs.remove', input: { id } }));
}
