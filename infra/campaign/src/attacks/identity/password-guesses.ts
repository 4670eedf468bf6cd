import { login } from '@mall/contracts/api/people/members';
import type { Attack } from '../../attack.ts';
import { newAddress } from '../../callers/caller.ts';
import { samplePassword, tryLogin } from '../../callers/members.ts';
import { Tally } from '../../tally.ts';

const member = 'silver001';
const networks = 30;
const each = 4;
/** Of one account in a rolling day (decision 101). */
const looked = 100;

export const passwordGuesses: Attack = {
  name: 'identity/password-guesses',
  about:
    'a hundred passwords of an account are looked at in a day, over all addresses, then a code from the phone is asked for',
  isQuick: true,
  run: async ({ visitor, provider, operate }) => {
    const tally = new Tally();
    const codes: (string | undefined)[] = [];
    for (let network = 0; network < networks; network += 1) {
      const address = newAddress();
      const guesses = Array.from({ length: each }, (_, index) =>
        tryLogin(visitor(address), member, `Wrong!Pass${network}x${index}`),
      );
      for (const reply of await Promise.all(guesses)) codes.push(reply.code);
    }
    for (const code of codes) tally.expectOneOf('a wrong password', ['PASSWD_ERROR', 'LOGIN_CODE'], code);
    const seen = codes.filter((code) => code === 'PASSWD_ERROR').length;
    tally.hold(
      seen <= looked,
      `${codes.length} wrong passwords from ${networks} networks: expected at most ${looked} looked at, got ${seen}`,
    );
    tally.expect(
      'the right password then, without a code',
      'LOGIN_CODE',
      (await tryLogin(visitor(), member)).code,
    );
    for (const login_code of ['00000000', '12345678']) {
      const body = { provider: 'normal', user_id: member, user_passwd: samplePassword, login_code } as const;
      tally.expect(
        'the right password with a guessed code',
        'LOGIN_CODE',
        (await visitor().call(login, { body })).code,
      );
    }
    const { lines } = await operate('security.list', { count: 50, user_id: member });
    tally.hold(
      lines.some((line) => line.includes('LOGIN_GUARDED')),
      `security log of ${member}: expected LOGIN_GUARDED, got ${lines.slice(0, 3).join(' | ')}`,
    );
    let code: string | undefined;
    for (const started = Date.now(); !code && Date.now() - started < 15_000; )
      code = (await provider.messages())
        .map(({ content }) => /인증번호는 (\d{8})/.exec(content)?.[1])
        .find((found) => found);
    const body = {
      provider: 'normal',
      user_id: member,
      user_passwd: samplePassword,
      login_code: code ?? '',
    } as const;
    tally.expect(
      'the owner with the code that came to the phone',
      'PASS',
      (await visitor().call(login, { body })).code,
    );
    return tally.result;
  },
};
