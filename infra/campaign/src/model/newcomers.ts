import { join } from '@mall/contracts/api/people/member-join';
import { proveIdentity } from '../callers/identity.ts';
import { samplePassword } from '../callers/members.ts';
import type { CampaignShop } from '../shop/campaign-shop.ts';

/** Joins so many people, whom an operator lets in; their ids. A member may place a hundred orders in ten minutes. */
export async function joinNewcomers(shop: CampaignShop, count: number): Promise<string[]> {
  const user_ids: string[] = [];
  for (let number = 0; number < count; number += 1) {
    const caller = shop.visitor();
    const mobile = `0106600${String(number).padStart(4, '0')}`;
    // The identity service knows people apart by name, birthday and gender.
    const birthdate = String(19_600_101 + 10_000 * number);
    const person = { name: '강하늘', birthdate, gender: '0' as const, mobile };
    const user_id = `model${String(number).padStart(4, '0')}`;
    const reply = await caller.call(join, {
      body: {
        provider: 'normal',
        user_id,
        password: samplePassword,
        password_chk: samplePassword,
        user_name: person.name,
        phone: mobile,
        email: `${user_id}@example.com`,
        ci: await proveIdentity(caller, person),
        is_terms_agreed: 1,
        is_privacy_agreed: 1,
      },
    });
    if (!reply.success) throw new Error(`${user_id} cannot join: ${reply.code} ${reply.message}`);
    user_ids.push(user_id);
  }
  if (count > 0) await shop.operate('members.approve', { user_ids });
  return user_ids;
}
