/** @jest-environment-options {"url": "https://shop.example/"} */
import { cookieOfLogin, factCookie, loginFactValue } from '@mall/contracts/platform/login-cookie';
import { clientSessionId, readLogin } from './cookies.ts';

const session = '3f0c6a52-7f0a-4c5e-9d1b-0a6c5b7d9e11';
const write = (cookie: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: cookies of the page are what is read
  document.cookie = `${cookie}; Path=/; Secure`;
};
/** As the edge writes it. */
const logIn = (serial: string, memberId: number, isRemembered = false) =>
  write(
    `__Host-${cookieOfLogin(factCookie, serial)}=${loginFactValue({ memberId, isRemembered, sessionId: session })}`,
  );
afterEach(() => {
  for (const cookie of document.cookie.split('; ')) write(`${cookie.split('=')[0]}=; Max-Age=0`);
});

describe('the login that cookies name', () => {
  it('is none where only other cookies are', () => {
    write('not_login_member=1');
    write('login_member=1');
    write('__Host-login_member=somebody');
    expect(readLogin()).toBeNull();
  });

  it('is the latest one, and says whether it is remembered', () => {
    logIn('0000000020000', 8, true);
    logIn('0000000010000', 7);
    expect(readLogin()).toEqual({
      serial: '0000000020000',
      memberId: 8,
      isRemembered: true,
      sessionId: session,
    });
  });

  it('is found where its cookie has no serial yet', () => {
    write('__Host-login_member=7');
    expect(readLogin()).toMatchObject({ serial: '', memberId: 7, isRemembered: false, sessionId: null });
  });
});

describe('the id of the browser session', () => {
  it('is made once, and never travels unencrypted where the shop has https', () => {
    const writing = jest.spyOn(document, 'cookie', 'set');
    const made = clientSessionId();
    expect(made).toMatch(/^[0-9a-f-]{36}$/);
    expect(clientSessionId()).toBe(made);
    expect(document.cookie).toContain(`__Host-client-session-id=${made}`);
    expect(writing.mock.calls).toEqual([[expect.stringMatching(/; SameSite=Lax; Secure$/)]]);
    writing.mockRestore();
  });

  it('is that of the login, which a late logout of an earlier login does not take away', () => {
    logIn('0000000010000', 7);
    expect(clientSessionId()).toBe(session);
  });
});
