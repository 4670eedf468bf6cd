import { applyRestockAlarm } from '@mall/contracts/api/orders/restock-alarms';
import type { Attack } from '../../attack.ts';
import { logIn } from '../../callers/members.ts';
import { untilAdmitted } from '../../callers/until-admitted.ts';
import type { OptionToBuy } from '../../shop/goods.ts';
import { Tally } from '../../tally.ts';

/** To an unproved phone, of all members together (decision 94). */
const most = 10;

export const strangePhones: Attack = {
  name: 'identity/strange-phones',
  about: 'a phone that no member has proved gets ten restock alarms at most, of all members together',
  isQuick: true,
  run: async ({ visitor, goods }) => {
    const tally = new Tally();
    const gone: OptionToBuy[] = [];
    for (let count = 0; count < most + 4; count += 1) gone.push(await goods.take(0));
    const members = await Promise.all(
      ['platinum1', 'vip000001', 'silver001'].map(async (user_id) => {
        const member = visitor();
        await logIn(member, user_id);
        return member;
      }),
    );
    const replies = await Promise.all(
      gone.map(({ product_id, product_option_id }, index) => {
        const member = members[index % members.length] ?? visitor();
        return untilAdmitted(() =>
          member.call(applyRestockAlarm, { body: { product_id, product_option_id, phone: '01055550001' } }),
        );
      }),
    );
    const taken = replies.filter(({ success }) => success).length;
    tally.hold(
      taken > 0 && taken <= most,
      `${gone.length} alarms of three members to one strange phone: expected at most ${most}, got ${taken}`,
    );
    for (const { code, success } of replies)
      if (!success) tally.expect('an alarm beyond it', 'ALARM_LIMIT', code);
    return tally.result;
  },
};
