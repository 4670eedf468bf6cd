import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { login } from '@mall/contracts/api/people/members';
import { samplePassword } from '@mall/sample-shop/shoppers/members';
import { queueMessage } from '../people/contact/queue-message.ts';
import { startPartneredApi, type TestPartners } from '../testing/servers/start-partners.ts';
import { newVisitor, type TestApi } from '../testing/servers/start-test-api.ts';
import { sendMessages } from './send-messages.ts';

let api: TestApi;
let partners: TestPartners;
beforeAll(async () => {
  ({ api, partners } = await startPartneredApi());
});
beforeEach(() => api.db.deleteFrom('notifications').execute());
afterAll(() => api.close());

const inbox = async () => (await fetch(`${partners.url}/messages`)).text();
const messages = () => api.db.selectFrom('notifications').selectAll().execute();
const deps = () => ({ db: api.db, clock: api.deps.clock, config: api.config });
const queue = (source: string, phone = '01000000001', extra: { expiresAt?: Date } = {}) =>
  queueMessage(
    api.db,
    {
      ...extra,
      memberId: null,
      source,
      phone,
      title: '재입고 알림',
      content: `<b>${source}</b>`,
      href: '/goods/view/1',
    },
    api.deps.clock(),
  );

it('a guarded login is opened with the code that came to the phone, which the database then forgets', async () => {
  const failures = Array.from({ length: 100 }, (_, index) => ({
    user_id: 'shopper01',
    address: `192.0.2.${index}`,
    failed_at: api.deps.clock(),
  }));
  await api.db.insertInto('login_failures').values(failures).execute();
  const body = { provider: 'normal', user_id: 'shopper01', user_passwd: samplePassword } as const;
  expect((await api.call(login, { body }, newVisitor())).code).toBe('LOGIN_CODE');
  expect(await sendMessages(deps())).toBe(0);
  const login_code = /인증번호는 (\d{8}) /.exec(await inbox())?.[1] ?? '';
  const [sent] = await messages();
  expect(sent).toMatchObject({ content: '', sent_at: expect.any(Date) });
  expect((await api.call(login, { body: { ...body, login_code } }, newVisitor())).code).toBe('PASS');
});

it('a message is sent once, with its link, by several processes at once', async () => {
  await queue('once:1');
  await queue('once:1');
  await Promise.all([sendMessages(deps()), sendMessages(deps()), sendMessages(deps())]);
  const page = await inbox();
  expect(page.split('once:1')).toHaveLength(2);
  expect(page).toContain('&lt;b&gt;once:1&lt;/b&gt;');
  expect(page).toContain('http://localhost:3000/goods/view/1');
});

it('one that the party does not take now is tried again, one that it refuses is not', async () => {
  await queue('later:1');
  const away = { ...api.config, SOLAPI_API_SECRET: 'wrong' };
  expect(await sendMessages({ ...deps(), config: away })).toBe(1);
  expect(await sendMessages(deps())).toBe(0);
  expect(await inbox()).not.toContain('later:1');
  await queue('refused:1', '12');
  api.wait(60_001);
  expect(await sendMessages(deps())).toBe(1);
  expect(await inbox()).toContain('later:1');
  api.wait(60_001);
  expect(await sendMessages(deps())).toBe(0);
  expect(await inbox()).not.toContain('refused:1');
});

describe('a party that may have sent', () => {
  /** Takes every request whole; then cuts the line, or answers with an error of its own. */
  const startBroken = async (answer: 'CUT' | 'ERROR') => {
    let taken = 0;
    const server = createServer((request, response) => {
      request.resume().on('end', () => {
        taken += 1;
        if (answer === 'CUT') request.socket.destroy();
        else response.writeHead(500).end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    // Listening on a port, a server has an address with one.
    const { port } = server.address() as AddressInfo;
    return {
      config: { ...api.config, SOLAPI_API_URL: `http://127.0.0.1:${port}` },
      taken: () => taken,
      close: () => new Promise((resolve) => server.close(resolve)),
    };
  };
  const sendForHours = async (config: typeof api.config) => {
    for (let round = 0; round < 20; round += 1) {
      await sendMessages({ ...deps(), config });
      api.wait(60_001);
    }
  };

  it.each([
    ['that does not answer is asked twice', 'CUT', 2],
    ['that fails is asked three times', 'ERROR', 3],
  ] as const)('%s, so that no phone gets a hundred copies', async (_case, answer, copies) => {
    const broken = await startBroken(answer);
    await queue(`broken:${answer}`);
    await sendForHours(broken.config);
    await broken.close();
    expect(broken.taken()).toBe(copies);
    expect(await sendMessages(deps())).toBe(0);
    expect(await inbox()).not.toContain(`broken:${answer}`);
  });

  it('and cannot be reached, has sent nothing: it is asked until it is there again', async () => {
    const broken = await startBroken('CUT');
    await broken.close();
    await queue('reached:1');
    await sendForHours(broken.config);
    await sendMessages(deps());
    expect(await inbox()).toContain('reached:1');
  });
});

it('a code is not sent once it has expired', async () => {
  const expiresAt = new Date(api.deps.clock().getTime() + 5 * 60_000);
  await queue('expired:1', '01000000001', { expiresAt });
  api.wait(5 * 60_000 + 1);
  expect(await sendMessages(deps())).toBe(0);
  expect(await inbox()).not.toContain('expired:1');
});
