import { viewSettings } from '@mall/contracts/api/content/content';
import { countCart, listCart } from '@mall/contracts/api/orders/carts';
import { leaveMember } from '@mall/contracts/api/people/member-account';
import { logout } from '@mall/contracts/api/people/members';
import { type ApiClient, createApiClient } from '@mall/contracts/client/create-api-client';
import type { Endpoint } from '@mall/contracts/endpoint';
import { filter, firstValueFrom, ReplaySubject } from 'rxjs';
import { watchLogin } from './watch-login.ts';

/** A page with a login, and what comes of its calls; `during` happens while a call is under way. */
function openPage({ serial, during = () => {} }: { serial: string | null; during?: (page: Page) => void }) {
  const page: Page = { serial, events: [], sent: 0 };
  const client = createApiClient({
    baseUrl: '',
    axios: {
      adapter: async (config) => {
        page.sent += 1;
        during(page);
        return {
          data: { success: true, data: { count: 2 } },
          status: 200,
          statusText: '',
          headers: {},
          config,
        };
      },
    },
  });
  const api = watchLogin(client, {
    serial: () => page.serial,
    isMember: () => true,
    onEnded: () => page.events.push('ended'),
    onEndedByMember: () => page.events.push('ended by the member'),
    onReplaced: () => page.events.push('replaced'),
  });
  return { api, page };
}
const leaving = { body: { member_id: 1, reason: '' } };
interface Page {
  serial: string | null;
  events: string[];
  sent: number;
}

describe("a member's page whose login is gone", () => {
  it('says so instead of ordering as a guest, and sends nothing that is not public', async () => {
    const { api, page } = openPage({ serial: null });
    const order = api(countCart, {});
    await expect(order).rejects.toMatchObject({ code: 'UNAUTHENTICATED', status: 401 });
    expect([page.events, page.sent]).toEqual([['ended'], 0]);
  });

  it('says so beside what everybody may read', async () => {
    const { api, page } = openPage({ serial: null });
    await api(viewSettings, { query: { code: 'footer' } }).catch(() => undefined);
    expect([page.events, page.sent]).toEqual([['ended'], 1]);
  });

  it('says so when it goes with the answer to a public call', async () => {
    const { api, page } = openPage({
      serial: 'one',
      during: (open) => {
        open.serial = null;
      },
    });
    await api(countCart, {});
    expect(page.events).toEqual(['ended']);
  });

  it('says so instead of leaving the mall, and sends nothing', async () => {
    const { api, page } = openPage({ serial: null });
    await expect(api(leaveMember, leaving)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect([page.events, page.sent]).toEqual([['ended'], 0]);
  });

  it("is a guest's when the member has left the mall, with nothing said", async () => {
    const { api, page } = openPage({
      serial: 'one',
      during: (open) => {
        open.serial = null;
      },
    });
    await api(leaveMember, leaving);
    expect([page.events, page.sent]).toEqual([['ended by the member'], 1]);
  });

  it('says nothing of a logout', async () => {
    const { api, page } = openPage({
      serial: 'one',
      during: (open) => {
        open.serial = null;
      },
    });
    await api(logout, {}).catch(() => undefined);
    expect([page.events, page.sent]).toEqual([[], 1]);
  });
});

/** A call that is refused, while the browser's login goes from one serial to another. */
async function refusedCall(
  before: string | null,
  after: string | null,
  call: (api: ApiClient) => Promise<unknown> = (api) => api(listCart, { body: {} }),
): Promise<string[]> {
  const events: string[] = [];
  let present = before;
  const client = createApiClient({
    baseUrl: '',
    axios: {
      adapter: async (config) => {
        present = after;
        const data = { success: false, code: 'UNAUTHENTICATED' };
        return { data, status: 401, statusText: '', headers: {}, config };
      },
    },
  });
  const api = watchLogin(client, {
    serial: () => present,
    isMember: () => before !== null,
    onEnded: () => events.push('ended'),
    onEndedByMember: () => events.push('ended by the member'),
    onReplaced: () => events.push('replaced'),
  });
  await expect(call(api)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  return events;
}

describe('a call that the server refuses', () => {
  it('ends the login that it was made with', async () => {
    expect(await refusedCall('one', null)).toEqual(['ended']);
    expect(await refusedCall('one', 'one')).toEqual(['ended']);
  });

  it('says so where it would have ended the login itself, and not at a logout', async () => {
    expect(await refusedCall('one', 'one', (api) => api(leaveMember, leaving))).toEqual(['ended']);
    expect(await refusedCall('one', null, (api) => api(logout, {}))).toEqual([]);
  });

  it('ends no login that came meanwhile', async () => {
    expect(await refusedCall('one', 'two')).toEqual(['replaced']);
    expect(await refusedCall(null, 'two')).toEqual(['replaced']);
  });
});

/** A member's page with two calls under way, answered in the order that a test says. */
function openBusyPage() {
  const page = { serial: 'one' as string | null, isMember: true, events: [] as string[] };
  const replies = new ReplaySubject<{ path: string; status: number }>();
  const client = createApiClient({
    baseUrl: '',
    axios: {
      adapter: async (config) => {
        const { status } = await firstValueFrom(replies.pipe(filter(({ path }) => path === config.url)));
        const data =
          status === 200 ? { success: true, data: {} } : { success: false, code: 'UNAUTHENTICATED' };
        return { data, status, statusText: '', headers: {}, config };
      },
    },
  });
  const api = watchLogin(client, {
    serial: () => page.serial,
    isMember: () => page.isMember,
    onEnded: () => page.events.push('ended'),
    onEndedByMember: () => {
      page.isMember = false;
      page.events.push('ended by the member');
    },
    onReplaced: () => page.events.push('replaced'),
  });
  const answer = ({ path }: { path: string }, status: number) => replies.next({ path, status });
  return { api, page, answer };
}

describe('a call beside one that ends the login', () => {
  it.each([
    ['leaving the mall', leaveMember, leaving, ['ended by the member']],
    ['a logout', logout, {}, []],
  ] as const)(
    'asks for no login when it is refused before the answer to %s',
    async (_, ending, input, events) => {
      const { api, page, answer } = openBusyPage();
      const read = api(listCart, { body: {} });
      const ended = api<Endpoint>(ending, input);
      page.serial = null;
      answer(listCart, 401);
      await expect(read).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
      answer(ending, 200);
      await ended;
      expect(page.events).toEqual(events);
    },
  );

  it('asks for no login when it begins before the answer, and sends nothing of a member', async () => {
    const { api, page, answer } = openBusyPage();
    const ended = api(leaveMember, leaving);
    page.serial = null;
    await expect(api(listCart, { body: {} })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    answer(leaveMember, 200);
    await ended;
    expect(page.events).toEqual(['ended by the member']);
  });

  it('asks for no login when it is refused while the member reads that it is done', async () => {
    const { api, page, answer } = openBusyPage();
    const read = api(listCart, { body: {} });
    const ended = api(leaveMember, leaving);
    page.serial = null;
    answer(leaveMember, 200);
    await ended;
    answer(listCart, 401);
    await expect(read).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(page.events).toEqual(['ended by the member']);
  });

  it('asks again once the leaving has been refused itself', async () => {
    const { api, page, answer } = openBusyPage();
    const ended = api(leaveMember, leaving);
    answer(leaveMember, 401);
    await expect(ended).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(page.events).toEqual(['ended']);
  });
});
