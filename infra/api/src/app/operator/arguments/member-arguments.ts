import { Option } from '@commander-js/extra-typings';
import { count } from '@mall/command-line/values';
import { memberStates } from '../../../platform/database/schema/column-types.ts';
import type { Act, Program } from '../arguments.ts';

export function addMembers(program: Program, act: Act): void {
  const members = program.command('members');
  members
    .command('find')
    .description(
      'by part of an ID, a name, an e-mail address or a phone number, with age, phone and state; the newest without words',
    )
    .argument('[words]')
    .addOption(new Option('--state <state>', memberStates.join(', ')).choices(memberStates))
    .option('--count <n>', 'how many at most', count, 50)
    .action((search, { state, count: most }) =>
      act({
        command: 'members.find',
        input: { count: most, ...(search ? { search } : {}), ...(state ? { state } : {}) },
      }),
    );
  members
    .command('block')
    .description('keeps a member from logging in, and ends every login now')
    .argument('<user-id>')
    .requiredOption('--reason <text>', 'why; the audit log keeps it')
    .action((user_id, { reason }) =>
      act({ command: 'members.block', input: { user_id, is_blocked: true, reason } }),
    );
  members
    .command('unblock')
    .description('lets a blocked member log in again')
    .argument('<user-id>')
    .requiredOption('--reason <text>', 'why; the audit log keeps it')
    .action((user_id, { reason }) =>
      act({ command: 'members.block', input: { user_id, is_blocked: false, reason } }),
    );
  members
    .command('waiting')
    .description('who waits for approval')
    .action(() => act({ command: 'members.waiting', input: {} }));
  members
    .command('approve')
    .description('lets them log in')
    .argument('<user-id...>')
    .action((user_ids) => act({ command: 'members.approve', input: { user_ids } }));
  members
    .command('administrators')
    .description('lets them see at a product what is kept from shoppers')
    .argument('<user-id...>')
    .option('--end', 'they do no more')
    .action((user_ids, { end }) =>
      act({ command: 'members.administrators', input: { user_ids, is_admin: !end } }),
    );
  members
    .command('show')
    .description('person, consents and logins of a member; who looked is on record')
    .argument('<user-id>')
    .action((user_id) => act({ command: 'members.show', input: { user_id } }));
  members
    .command('grades')
    .description("gives everybody the grade that their year's spend reaches")
    .action(() => act({ command: 'members.grades', input: {} }));
}
