import { join } from '@mall/contracts/api/people/member-join';
import type { Attack } from '../../attack.ts';
import type { Caller } from '../../callers/caller.ts';
import { type Person, proveIdentity, signInSocially } from '../../callers/identity.ts';
import { Tally } from '../../tally.ts';

const newcomer: Person = { name: '강민준', birthdate: '19990707', gender: '1', mobile: '01000000101' };
const child: Person = { name: '서지호', birthdate: '20160505', gender: '1', mobile: '01000000102' };
const known: Person = { name: '김서연', birthdate: '19940315', gender: '0', mobile: '01000000001' };
const password = 'Felt!Scarf94';

/** What a form of either way sends besides what the identity check found. */
const ways: Record<string, (caller: Caller) => Promise<object>> = {
  'an ID': async () => ({ provider: 'normal', user_id: 'wayin0001', password, password_chk: password }),
  'a social account': async (caller) => {
    const { ticket } = await signInSocially(caller, 'naver', 'kang-minjun');
    return { provider: 'naver', sns_ticket: ticket };
  },
};
const stories: readonly [string, Person, object, string][] = [
  ['without an identity check', newcomer, { ci: undefined }, 'INVALID_REQUEST'],
  ['with an identity check made up', newcomer, { ci: 'a'.repeat(43) }, 'IDENTITY_EXPIRED'],
  ['at ten years of age', child, {}, 'UNDERAGE'],
  ['at ten years of age, with another birthday', child, { birthday_date: '2000-05-05' }, 'IDENTITY_MISMATCH'],
  ['with another name', newcomer, { user_name: '강민서' }, 'IDENTITY_MISMATCH'],
  ['with a phone that was not proved', newcomer, { phone: '01055559999' }, 'IDENTITY_MISMATCH'],
  ['as a person who is a member', known, {}, 'ALREADY_MEMBER'],
  ['without the terms', newcomer, { is_terms_agreed: 0 }, 'INVALID_REQUEST'],
  ['without privacy', newcomer, { is_privacy_agreed: undefined }, 'INVALID_REQUEST'],
  ['with an email that is none', newcomer, { email: 'nobody' }, 'INVALID_REQUEST'],
  ['as an operator', newcomer, { grade_id: 9 }, 'INVALID_REQUEST'],
  ['approved already', newcomer, { state: 'APPROVED' }, 'INVALID_REQUEST'],
];
const badIds = [
  'lettersonly',
  '12345678',
  '1abcdefg',
  'ab1',
  `a1${'b'.repeat(19)}`,
  'abc 1234',
  'abc_1234',
  '한글아이디1',
  'admin\u0000123',
];
const badPasswords = [
  'short!1A',
  'Nospecial12',
  'nodigits!!x',
  'Wool!Coat123',
  'Wool!Coat321',
  'Wool!1qweC',
  'Wool!1ewqC',
  'Wool!1ASDf',
  'Wool!1fdsA',
  'W1!@#oolCoat',
  'W1#@!oolCoat',
  'Wool!1aAaCo',
  'Wool!1AAAco',
  'Wool!1Coat한',
  'Wool!1 Coat',
  `${'aZ9!'.repeat(8)}`,
];

export const joinRules: Attack = {
  name: 'identity/join-rules',
  about:
    'joining by a social account obeys the rules of joining by an ID, and those of IDs and passwords are exact',
  isQuick: true,
  run: async ({ visitor }) => {
    const tally = new Tally();
    const send = async (way: string, person: Person, change: object) => {
      const caller = visitor();
      const own = (await ways[way]?.(caller)) ?? {};
      const ci = await proveIdentity(caller, person);
      const form = {
        user_name: person.name,
        phone: person.mobile,
        email: 'way@example.com',
        ci,
        is_terms_agreed: 1,
        is_privacy_agreed: 1,
      };
      return caller.callLoosely(join, { body: { ...own, ...form, ...change } });
    };
    for (const way of Object.keys(ways))
      for (const [story, person, change, code] of stories)
        tally.expect(`joining by ${way} ${story}`, code, (await send(way, person, change)).code ?? 'joined');
    for (const user_id of badIds)
      tally.expect(
        `joining by the ID ${user_id}`,
        'INVALID_REQUEST',
        (await send('an ID', newcomer, { user_id })).code ?? 'joined',
      );
    for (const bad of badPasswords)
      tally.expect(
        `joining by the password ${bad}`,
        'INVALID_REQUEST',
        (await send('an ID', newcomer, { password: bad, password_chk: bad })).code ?? 'joined',
      );
    const payco = await signInSocially(visitor(), 'payco', 'kang-minjun');
    tally.expect(
      'a ticket to join with of payco, which lets members in only',
      ['MEMBER_NULL', undefined],
      [payco.code, payco.ticket],
    );
    const caller = visitor();
    const { ticket } = await signInSocially(caller, 'kakao', 'kang-minjun');
    const thief = visitor();
    const ci = await proveIdentity(thief, newcomer);
    const stolen = {
      provider: 'kakao',
      sns_ticket: ticket,
      email: 'way@example.com',
      ci,
      is_terms_agreed: 1,
      is_privacy_agreed: 1,
    };
    tally.expect(
      "joining by a ticket of another browser's",
      'SNS_EXPIRED',
      (await thief.callLoosely(join, { body: stolen })).code ?? 'joined',
    );
    return tally.result;
  },
};
