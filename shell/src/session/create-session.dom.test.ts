import { viewSettings } from '@mall/contracts/api/content/content';
import type { Member } from '@mall/contracts/api/people/members';
import { TypedForms } from '@mall/contracts/client/typed-forms';
import { createBus } from '@mall/contracts/events/create-bus';
import { sessionChanged } from '@mall/contracts/events/topics';
import type { Session } from '@mall/contracts/platform/services';
import { createFakeServices, failure } from '@mall/remote-kit/testing';
import { waitFor } from '@testing-library/react';
import * as z from 'zod/mini';
import { createSession } from './create-session.ts';

const member: Member = {
  member_id: 7,
  user_id: 'shopper01',
  user_name: '김하늘',
  email: 'a@mall.test',
  phone: '01012345678',
  zipcode: '',
  address: '',
  address_detail: '',
  join_type: 0,
  sns_type: null,
  sns_list: [],
  grade_name: '일반',
  grade_user_type: 'NORMAL',
  point: 0,
  buying_count: 0,
};

/** A browser: tabs share its login cookie and hear each other. */
function openBrowser(cookie: number | null) {
  const browser = { cookie };
  const channels: { onmessage: ((event: { data: unknown }) => void) | null }[] = [];
  const openChannel = () => {
    const channel = {
      onmessage: null as ((event: { data: unknown }) => void) | null,
      postMessage: (data: unknown) => {
        for (const other of channels) if (other !== channel) other.onmessage?.({ data });
      },
      close: () => undefined,
    };
    channels.push(channel);
    return channel as unknown as BroadcastChannel;
  };

  interface TabOptions {
    initialMemberId?: number | null;
    /** What the server says of the member of the cookie. */
    memberAnswer?: unknown;
    logoutAnswer?: unknown;
    isConfirmed?: boolean;
  }

  /** A tab whose page the server rendered for this member. */
  const openTab = (options: TabOptions = {}) => {
    const { memberAnswer = { row: member }, logoutAnswer = {}, isConfirmed = true } = options;
    const questions: string[] = [];
    const services = createFakeServices('/', {
      answers: { 'members.view': memberAnswer, 'members.logout': logoutAnswer },
    });
    const bus = createBus({ openChannel });
    const session = createSession({
      ...services,
      bus,
      dialogs: {
        ...services.dialogs,
        confirm: async (message) => {
          questions.push(message);
          return isConfirmed;
        },
      },
      initialMemberId: options.initialMemberId ?? null,
      cookieMemberId: () => browser.cookie,
    });
    return { ...services, bus, session, questions };
  };
  return { browser, openTab };
}

/** What of a tab's cache is left, by the first part of its keys. */
const cachedIn = ({ queryClient }: ReturnType<ReturnType<typeof openBrowser>['openTab']>) =>
  queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey[0]);

const loggedIn: Session = { status: 'in', memberId: 7 };
const loggedOut: Session = { status: 'out', memberId: null };

describe('a login', () => {
  it('is known to everybody, brings the member and drops what a guest saw', async () => {
    const { browser, openTab } = openBrowser(null);
    const tab = openTab();
    const facts: unknown[] = [];
    tab.bus.subscribe(sessionChanged, (fact) => facts.push(fact));
    tab.queryClient.setQueryData(['products.view', 1], { price: 10_000 });
    browser.cookie = 7;
    expect(await tab.session.completeLogin(7)).toBe(true);
    expect(tab.session.current()).toEqual(loggedIn);
    expect(facts).toEqual([{ status: 'in', member_id: 7 }]);
    expect(cachedIn(tab)).toEqual(['members.view']);
  });

  it('is none where the browser kept no cookie, and nothing says so to the others', async () => {
    const tab = openBrowser(null).openTab();
    const facts: unknown[] = [];
    tab.bus.subscribe(sessionChanged, (fact) => facts.push(fact));
    expect(await tab.session.completeLogin(7)).toBe(false);
    expect([tab.session.current(), facts, tab.calls]).toEqual([loggedOut, [], []]);
  });

  it('is found in the cookie when the page came from before it, once the server agrees', async () => {
    const tab = openBrowser(7).openTab();
    const checking = tab.session.check();
    expect(tab.session.current()).toEqual({ status: 'checking', memberId: null });
    await checking;
    expect(tab.session.current()).toEqual(loggedIn);
  });

  it('is none when the server refuses the cookie, and stays when only the line is dead', async () => {
    const refused = openBrowser(7).openTab({ memberAnswer: failure('NOT_FOUND') });
    await refused.session.check();
    expect(refused.session.current()).toEqual(loggedOut);
    const offline = openBrowser(7).openTab({ memberAnswer: failure('NETWORK') });
    offline.queryClient.setDefaultOptions({ queries: { retry: false } });
    await offline.session.check();
    expect(offline.session.current()).toEqual(loggedIn);
  });

  it('ends when the cookie is gone', async () => {
    const tab = openBrowser(null).openTab({ initialMemberId: 7 });
    await tab.session.check();
    expect(tab.session.current()).toEqual(loggedOut);
  });
});

describe('a logout', () => {
  it('clears everything but settings, header and footer, and goes where it was asked to', async () => {
    const tab = openBrowser(7).openTab({ initialMemberId: 7 });
    tab.queryClient.setQueryData([viewSettings.id, { query: { code: 'layout' } }], { keywords: [] });
    tab.queryClient.setQueryData(['members.view', 7], { row: member });
    tab.queryClient.setQueryData(['carts.list'], { lines: [] });
    await tab.session.logout('/goods/list');
    expect(tab.calls.map(({ id }) => id)).toEqual(['members.logout']);
    expect(tab.session.current()).toEqual(loggedOut);
    expect(tab.visited).toEqual(['/goods/list']);
    expect(cachedIn(tab)).toEqual([viewSettings.id]);
  });

  // The page looked a guest's, and the next one was the member's again: on a computer that others use, too.
  it('that does not reach the server leaves the member logged in, and says so', async () => {
    const tab = openBrowser(7).openTab({ initialMemberId: 7, logoutAnswer: failure('NETWORK') });
    await tab.session.logout();
    expect(tab.session.current()).toEqual(loggedIn);
    expect(tab.visited).toEqual([]);
    expect(tab.told).toEqual([expect.stringContaining('로그아웃하지 못했어요')]);
  });

  it('is one where the edge has taken the cookie, whatever the API answered', async () => {
    const { browser, openTab } = openBrowser(7);
    const tab = openTab({ initialMemberId: 7, logoutAnswer: failure('UNAVAILABLE') });
    browser.cookie = null;
    await tab.session.logout();
    expect(tab.session.current()).toEqual(loggedOut);
    expect(tab.told).toEqual([]);
  });

  it('of a login that the server ends by itself happens here even when it cannot be reached', async () => {
    const tab = openBrowser(7).openTab({ initialMemberId: 7, logoutAnswer: failure('NETWORK') });
    await tab.session.logout('/', { isForced: true });
    expect(tab.session.current()).toEqual(loggedOut);
    expect(tab.visited).toEqual(['/']);
  });

  it('is not undone by an answer about the login that comes after it', async () => {
    const { browser, openTab } = openBrowser(7);
    let answer: (reply: unknown) => void = () => undefined;
    const held = new Promise((resolve) => {
      answer = resolve;
    });
    const tab = openTab({ memberAnswer: () => held });
    const checked = tab.session.check();
    browser.cookie = null;
    await tab.session.logout();
    answer({ row: member });
    await checked;
    expect(tab.session.current()).toEqual(loggedOut);
  });
});

describe('what was typed and not sent', () => {
  const forms = new TypedForms('inquiry', z.string());

  it('stays when a login ends, and goes with a logout', async () => {
    const { openTab } = openBrowser(7);
    const tab = openTab({ initialMemberId: 7, isConfirmed: false });
    forms.keep('1', 7, '소매가 긴가요');
    tab.session.onUnauthenticated();
    expect(forms.recall('1', 7)).toBe('소매가 긴가요');
    await tab.session.logout();
    expect(forms.recall('1', 7)).toBeUndefined();
  });
});

describe('two tabs', () => {
  it('log out together', async () => {
    const { browser, openTab } = openBrowser(7);
    const [here, there] = [openTab({ initialMemberId: 7 }), openTab({ initialMemberId: 7 })];
    there.queryClient.setQueryData(['carts.list'], { lines: [] });
    browser.cookie = null;
    await here.session.logout();
    await waitFor(() => expect(there.session.current()).toEqual(loggedOut));
    expect(cachedIn(there)).toEqual([]);
    expect(there.visited).toEqual([]);
  });

  it('log in together, and neither asks again because of the other', async () => {
    const { browser, openTab } = openBrowser(null);
    const [here, there] = [openTab(), openTab()];
    browser.cookie = 7;
    await here.session.completeLogin(7);
    await waitFor(() => expect(there.session.current()).toEqual(loggedIn));
    expect(here.session.current()).toEqual(loggedIn);
    for (const { calls } of [here, there]) expect(calls.map(({ id }) => id)).toEqual(['members.view']);
  });

  it('do not end a login because another tab could not tell the server of its logout', async () => {
    const { openTab } = openBrowser(7);
    const here = openTab({ initialMemberId: 7, logoutAnswer: failure('NETWORK') });
    const there = openTab({ initialMemberId: 7 });
    await here.session.logout('/', { isForced: true });
    expect(here.session.current()).toEqual(loggedOut);
    expect(there.session.current()).toEqual(loggedIn);
  });
});

describe('a login that the server does not know any more', () => {
  it('ends at once and offers a new one a single time, which leads back here', async () => {
    window.history.replaceState(null, '', '/goods/view/1?color=2');
    const tab = openBrowser(7).openTab({ initialMemberId: 7 });
    tab.session.onUnauthenticated();
    tab.session.onUnauthenticated();
    expect(tab.session.current()).toEqual(loggedOut);
    await waitFor(() =>
      expect(tab.visited).toEqual(['/member/login?redirect_url=%2Fgoods%2Fview%2F1%3Fcolor%3D2']),
    );
    expect(tab.questions).toEqual(['인증되지 않은 회원입니다. 다시 로그인하시겠습니까?']);
  });

  it('stays at the login page that is open already', async () => {
    window.history.replaceState(null, '', '/member/login?redirect_url=%2Fmypage');
    const tab = openBrowser(null).openTab();
    tab.session.tellEnded();
    await waitFor(() => expect(tab.questions).toHaveLength(1));
    expect(tab.visited).toEqual([]);
    window.history.replaceState(null, '', '/');
  });

  it('is asked for once when several parts of a page need it at the same time', async () => {
    const tab = openBrowser(null).openTab();
    await Promise.all([tab.session.requireLogin(), tab.session.requireLogin()]);
    expect(tab.questions).toHaveLength(1);
    expect(tab.visited).toHaveLength(1);
  });

  it('is no news to a guest', () => {
    const tab = openBrowser(null).openTab();
    tab.session.onUnauthenticated();
    expect(tab.questions).toEqual([]);
  });

  it('leaves the shopper in place who does not want to log in, and asks again the next time', async () => {
    const tab = openBrowser(null).openTab({ isConfirmed: false });
    await tab.session.requireLogin();
    await tab.session.requireLogin();
    expect(tab.visited).toEqual([]);
    expect(tab.questions).toEqual([
      '로그인 후 이용이 가능합니다.\n로그인하시겠습니까?',
      '로그인 후 이용이 가능합니다.\n로그인하시겠습니까?',
    ]);
  });
});
