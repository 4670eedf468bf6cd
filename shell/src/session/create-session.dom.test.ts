import { sessionChanged } from '@mall/contracts/events/topics';
import { failure } from '@mall/remote-kit/testing';
import { waitFor } from '@testing-library/react';
import { cachedIn, loggedIn, loggedOut, openBrowser } from '../testing/open-browser.ts';

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

  it('do not end a login because another tab could not reach the server with its logout', async () => {
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
    tab.session.announceEnded();
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
