import { sendMessages } from '../../jobs/send-messages.ts';
import { blankMembers } from '../../leaving/leave-member.ts';
import { startTestApi, type TestApi } from '../../testing/servers/start-test-api.ts';
import { forgetMessages } from './forget-messages.ts';
import { queueMessage } from './queue-message.ts';

let api: TestApi;
let memberId: number;
beforeEach(async () => {
  api = await startTestApi();
  ({ memberId } = await api.logIn('silver001'));
});
afterEach(() => api.close());

const day = 86_400_000;
const queue = (source: string) =>
  queueMessage(
    api.db,
    { memberId, source, phone: '01000000009', title: '안내', content: source, href: '/mypage' },
    api.deps.clock(),
  );
const stored = () =>
  api.db.selectFrom('notifications').select(['source', 'member_id', 'content']).orderBy('source').execute();

it('messages are stored for thirty days', async () => {
  await queue('restock:old');
  api.wait(day);
  await queue('restock:young');
  api.wait(29 * day + 1);
  await forgetMessages(api.db, api.deps.clock());
  expect((await stored()).map(({ source }) => source)).toEqual(['restock:young']);
});

it('who leaves takes texts and name along, but not the count of what a phone received today', async () => {
  await queue('restock:1');
  api.wait(day + 1);
  await queue('restock:2');
  await api.db.transaction().execute((tx) => blankMembers(tx, [memberId], api.deps.clock()));
  expect(await stored()).toEqual([{ source: 'restock:2', member_id: null, content: '' }]);
  const sent: string[] = [];
  const send = async (_config: unknown, { text }: { text: string }) => {
    sent.push(text);
    return 'SENT' as const;
  };
  await sendMessages({ db: api.db, clock: api.deps.clock, config: api.config, send });
  expect(sent).toEqual([]);
  api.wait(day + 1);
  await forgetMessages(api.db, api.deps.clock());
  expect(await stored()).toEqual([]);
});
