/** @jest-environment-options {"url": "https://shop.example/"} */
import { clientSessionId, readCookie } from './cookies.ts';

describe('cookies that scripts read', () => {
  it('are found by their whole name, with what stands after the first equals sign', () => {
    // biome-ignore lint/suspicious/noDocumentCookie: cookies of the page are what is read
    document.cookie = 'not_login_member=1';
    expect(readCookie('login_member')).toBeNull();
    // biome-ignore lint/suspicious/noDocumentCookie: as above
    document.cookie = 'login_member=a%3Db=c';
    expect(readCookie('login_member')).toBe('a=b=c');
  });

  it('give the browser one id that stays, and never travels unencrypted where the shop has https', () => {
    const write = jest.spyOn(document, 'cookie', 'set');
    const made = clientSessionId();
    expect(made).toMatch(/^[0-9a-f-]{36}$/);
    expect(clientSessionId()).toBe(made);
    expect(readCookie('__Host-client-session-id')).toBe(made);
    expect(write.mock.calls).toEqual([[expect.stringMatching(/; SameSite=Lax; Secure$/)]]);
  });
});
