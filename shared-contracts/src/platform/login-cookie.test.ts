import { cookieOfLogin, factCookie, type LoginFact, loginFactsOf, loginFactValue } from './login-cookie.ts';

const sessionId = '3f0c6a52-7f0a-4c5e-9d1b-0a6c5b7d9e11';
const first: LoginFact = { serial: '0000000010000', memberId: 7, isRemembered: true, sessionId };
const second: LoginFact = { serial: '0000000020000', memberId: 8, isRemembered: false, sessionId };
const before: LoginFact = { serial: '', memberId: 9, isRemembered: false, sessionId: null };
const cookieFor = (prefix: string, fact: LoginFact) =>
  [`${prefix}${cookieOfLogin(factCookie, fact.serial)}`, loginFactValue(fact)] as const;

describe('what cookies say of logins', () => {
  it.each(['', '__Host-'])('is read as it was written, the latest login first (%j)', (prefix) => {
    const cookies = [first, before, second].map((fact) => cookieFor(prefix, fact));
    expect(loginFactsOf(cookies, prefix)).toEqual([second, first, before]);
  });

  it.each([
    ['login_member', 'somebody'],
    ['login_member', ''],
    ['login_member', '7.2.x'],
    ['login_member-short', '7'],
    ['not_login_member', '7'],
    ['__Host-login_member', '7'],
  ])('is nothing in %s=%s', (name, value) => {
    expect(loginFactsOf([[name, value]], '')).toEqual([]);
  });
});
