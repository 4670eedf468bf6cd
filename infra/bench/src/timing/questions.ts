import { findIdPassword } from '@mall/contracts/api/people/member-find';
import { checkJoin, checkOverlap, checkRecommender } from '@mall/contracts/api/people/member-join';
import { login } from '@mall/contracts/api/people/members';
import type { Ask } from './asker.ts';
import { proveIdentity } from './prove-identity.ts';

type Reply = Pick<Awaited<ReturnType<Ask>>, 'ms' | 'words'>;

/** Something a stranger can ask of two kinds of people, and must not learn from which of them it was asked. */
export interface Question {
  name: string;
  /** Whether the two are to look alike; a control that has to differ shows that the bench would see it. */
  isAlike: boolean;
  /** Asks of the one kind and of the other; the round picks which of several people. */
  sides: readonly [(round: number) => Promise<Reply>, (round: number) => Promise<Reply>];
}

/** Sample members by their way in. An account is checked 100 times a day without a code, so several rotate. */
const withPassword = ['shopper01', 'waiting01', 'welcome01', 'silver001', 'platinum1', 'blocked01'];
const bySocial = ['kakao0001', 'naver0001', 'payco0001', 'apple0001'];
const guarded = { member: 'admin0001', unknown: 'nobody999' };
/** After so many wrong passwords in a day a login asks for a code. */
const guesses = 100;

const unknownIds = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => `nobody${String(first + index).padStart(3, '0')}`);
const inTurn = (ids: readonly string[], ask: (id: string) => Promise<Reply>) => (round: number) =>
  ask(ids[round % ids.length] ?? '');
/** Asks one thing of both kinds. */
const both = (
  name: string,
  known: readonly string[],
  unknown: readonly string[],
  ask: (id: string) => Promise<Reply>,
): Question => ({ name, isAlike: true, sides: [inTurn(known, ask), inTurn(unknown, ask)] });

const wrongLogin = (ask: Ask) => (user_id: string) =>
  ask(login, { body: { provider: 'normal', user_id, user_passwd: 'Wrong!Pass11' } });

/** Logins with a wrong password, and the two controls. */
async function loginQuestions(ask: Ask): Promise<Question[]> {
  const guess = wrongLogin(ask);
  for (let count = 0; count < guesses; count += 1)
    await Promise.all([guess(guarded.member), guess(guarded.unknown)]);
  const ci = 'a'.repeat(43);
  return [
    both('login: member / nobody', withPassword, unknownIds(0, 6), guess),
    both('login: social member / nobody', bySocial, unknownIds(10, 4), guess),
    both('login that needs a code: member / nobody', [guarded.member], [guarded.unknown], guess),
    both('control: nobody / nobody', unknownIds(20, 6), unknownIds(30, 6), guess),
    {
      name: 'control: a row is written / none is',
      isAlike: false,
      sides: [
        () => ask(findIdPassword, { body: { auth_type: 'self', find: 'id', ci } }),
        () => ask(checkJoin, { body: { ci, user_name: '김서연', phone: '01000000001' } }),
      ],
    },
  ];
}

/** Finding a password and the checks of the join form, with an identity check of another person and without one. */
async function personQuestions(ask: Ask): Promise<Question[]> {
  const { session, ci } = await proveIdentity(ask, 'kang-minjun');
  const forged = 'a'.repeat(43);
  const others = ['vip000001', 'platinum1', 'silver001'];
  const emails = (ids: readonly string[]) => ids.map((id) => `${id}@example.com`);
  const phones = [
    ['01000000001', '01000000006', '01000000007'],
    ['01000990001', '01000990006', '01000990007'],
  ] as const;
  const find = (by: { ci: string; session?: string }) => (user_id: string) =>
    ask(findIdPassword, { body: { auth_type: 'self', find: 'password', ci: by.ci, user_id } }, by.session);
  const overlap = (search_type: 'email' | 'phone', by?: string) => (search_keyword: string) =>
    ask(checkOverlap, { query: { search_type, search_keyword } }, by);
  const unknown = unknownIds(50, 3);
  return [
    both("find password of another's ID / nobody's", others, unknown, find({ ci, session })),
    both('the same without an identity check', others, unknown, find({ ci: forged })),
    both('join: email taken / free, unproved', emails(others), emails(unknown), overlap('email')),
    both('join: phone taken / free, unproved', ...phones, overlap('phone')),
    both("join: another's phone taken / free", ...phones, overlap('phone', session)),
    both('join: person known / unknown, unproved', ...phones, (phone) =>
      ask(checkJoin, { body: { ci: forged, user_name: '김서연', phone } }),
    ),
    both('join: recommender who waits / nobody', ['waiting01', 'blocked01'], unknown, (recommender_id) =>
      ask(checkRecommender, { query: { recommender_id } }),
    ),
  ];
}

/**
 * What the bench asks. Left out is what the spec's texts reveal in words: whether an ID is free (5.2), and whether the
 * person of an identity check has an account (finding an ID, 7.1).
 */
export async function questionsFor(ask: Ask): Promise<Question[]> {
  return [...(await loginQuestions(ask)), ...(await personQuestions(ask))];
}
