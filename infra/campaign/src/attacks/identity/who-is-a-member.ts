import { findIdPassword } from '@mall/contracts/api/people/member-find';
import { checkJoin, checkOverlap, checkRecommender } from '@mall/contracts/api/people/member-join';
import type { Attack } from '../../attack.ts';
import { newAddress } from '../../callers/caller.ts';
import { tryLogin } from '../../callers/members.ts';
import type { CampaignShop } from '../../shop/campaign-shop.ts';
import { codeOf } from '../../shopping/shopping.ts';
import { Tally } from '../../tally.ts';

/** Of one address in ten minutes. */
const overlaps = 120;
const recommenders = 60;

/** Whether an ID is taken is answered, a few times. */
async function askOften(tally: Tally, visitor: CampaignShop['visitor']): Promise<void> {
  const address = newAddress();
  const ids = await Promise.all(
    Array.from({ length: overlaps + 20 }, (_, index) =>
      visitor(address).call(checkOverlap, {
        query: { search_type: 'user_id', search_keyword: `guess${index}` },
      }),
    ),
  );
  const answered = ids.filter(({ success }) => success).length;
  tally.hold(
    answered <= overlaps,
    `${ids.length} IDs asked for from one address: expected at most ${overlaps} answers, got ${answered}`,
  );
  const others = newAddress();
  const recommended = await Promise.all(
    Array.from({ length: recommenders + 20 }, (_, index) =>
      visitor(others).call(checkRecommender, { query: { recommender_id: `guess${index}` } }),
    ),
  );
  const looked = recommended.filter(({ code }) => code === 'RECOMMENDER_NULL').length;
  tally.hold(
    looked <= recommenders,
    `${recommended.length} recommenders asked for from one address: expected at most ${recommenders} looked at, got ${looked}`,
  );
}

export const whoIsAMember: Attack = {
  name: 'identity/who-is-a-member',
  about: 'nobody learns by phone or email who is a member, and IDs are asked for a few times only',
  isQuick: true,
  run: async ({ visitor }) => {
    const tally = new Tally();
    const overlap = (search_type: 'email' | 'phone', search_keyword: string) =>
      visitor().call(checkOverlap, { query: { search_type, search_keyword } });
    for (const [kind, known, unknown] of [
      ['email', 'shopper01@example.com', 'nobody77@example.com'],
      ['phone', '01000000001', '01099998888'],
    ] as const)
      for (const keyword of [known, unknown])
        tally.expect(
          `overlap of the ${kind} ${keyword} without an identity check`,
          'IDENTITY_EXPIRED',
          (await overlap(kind, keyword)).code,
        );
    const answers = await Promise.all(
      ['shopper01', 'nobody777', 'kakao0001'].map((user_id) => tryLogin(visitor(), user_id, 'Wrong!Pass11')),
    );
    const words = answers.map(({ status, code, message }) => [status, code, message]);
    for (const answer of words)
      tally.expect(
        'login by a wrong password, of a member or of nobody',
        ['PASSWD_ERROR', words[0]?.[2]],
        [answer[1], answer[2]],
      );
    const ci = 'a'.repeat(43);
    for (const body of [
      { auth_type: 'self', find: 'id', ci },
      { auth_type: 'self', find: 'password', ci, user_id: 'shopper01' },
    ] as const)
      tally.expect(
        `finding the ${body.find} without an identity check`,
        'IDENTITY_EXPIRED',
        codeOf(await visitor().call(findIdPassword, { body })),
      );
    tally.expect(
      'join check without an identity check',
      'IDENTITY_EXPIRED',
      codeOf(await visitor().call(checkJoin, { body: { ci, user_name: '김서연', phone: '01000000001' } })),
    );
    await askOften(tally, visitor);
    return tally.result;
  },
};
