import { viewSettings } from '@mall/contracts/api/content/content';
import { TypedForms } from '@mall/contracts/client/typed-forms';
import { failure } from '@mall/remote-kit/testing';
import * as z from 'zod/mini';
import { cachedIn, loggedIn, loggedOut, member, openBrowser } from '../testing/open-browser.ts';

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
    expect(tab.messages).toEqual([expect.stringContaining('로그아웃하지 못했어요')]);
  });

  it('is one where the edge has taken the cookie, whatever the API answered', async () => {
    const { browser, openTab } = openBrowser(7);
    const tab = openTab({ initialMemberId: 7, logoutAnswer: failure('UNAVAILABLE') });
    browser.cookie = null;
    await tab.session.logout();
    expect(tab.session.current()).toEqual(loggedOut);
    expect(tab.messages).toEqual([]);
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

describe('a login that the member has ended otherwise, by leaving the mall', () => {
  it("makes the page a guest's and asks nothing, however many calls are refused afterwards", async () => {
    const tab = openBrowser(7).openTab({ initialMemberId: 7 });
    tab.queryClient.setQueryData(['carts.list'], { lines: [] });
    tab.session.onEndedByMember();
    tab.session.onUnauthenticated();
    expect(tab.session.current()).toEqual(loggedOut);
    expect([tab.questions, tab.visited]).toEqual([[], []]);
    expect(cachedIn(tab)).toEqual([]);
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
