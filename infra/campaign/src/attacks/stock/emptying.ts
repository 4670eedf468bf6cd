import type { Attack } from '../../attack.ts';
import { newAddress } from '../../callers/caller.ts';
import { logIn } from '../../callers/members.ts';
import { choose, codeOf, place, wanted } from '../../shopping/shopping.ts';
import { Tally } from '../../tally.ts';

/** What guests of one address, and guests together, may hold without having paid (decision 93). */
const piecesPerAddress = 300;
const guestsShare = 0.5;
const depositsShare = 0.3;
const longestDepositMs = 72 * 3_600_000;

export const emptying: Attack = {
  name: 'stock/emptying',
  about: 'who does not pay holds a share of the stock for a while, and never all of it',
  isQuick: true,
  run: async ({ visitor, goods }) => {
    const tally = new Tally();
    const [rich, small, deposits] = [await goods.take(5000), await goods.take(60), await goods.take(100)];
    const hold = async (address: string, option: typeof rich, pieces: number, form = {}) => {
      const guest = visitor(address);
      return place(guest, await choose(guest, [wanted(option, pieces)]), form);
    };
    const address = newAddress();
    const replies = await Promise.all(Array.from({ length: 14 }, () => hold(address, rich, 50)));
    const held = rich.stock - (await goods.stockOf(rich));
    tally.hold(
      held <= piecesPerAddress,
      `14 browsers of one address want 50 pieces each: expected at most ${piecesPerAddress} held, got ${held}`,
    );
    for (const reply of replies.filter(({ success }) => !success))
      tally.expect('order beyond what an address may hold', 'UNPAID_LIMIT', codeOf(reply));
    await Promise.all(Array.from({ length: 12 }, () => hold(newAddress(), small, 10)));
    const taken = small.stock - (await goods.stockOf(small));
    tally.hold(
      taken <= small.stock * guestsShare,
      `guests of 12 networks want 10 of ${small.stock} pieces each: expected at most half held, got ${taken}`,
    );
    const member = visitor();
    await logIn(member, 'vip000001');
    const honest = await place(member, await choose(member, [wanted(small, 5)]));
    tally.expect('order of a member meanwhile', true, honest.success);
    const issued = await Promise.all(
      Array.from({ length: 8 }, () => hold(newAddress(), deposits, 10, { pay_method: 'DEPOSIT' })),
    );
    const waiting = deposits.stock - (await goods.stockOf(deposits));
    tally.hold(
      waiting <= deposits.stock * depositsShare,
      `eight guests want 10 of ${deposits.stock} pieces by deposit: expected at most 30 % held, got ${waiting}`,
    );
    for (const { data } of issued.filter(({ success }) => success)) {
      const due = Date.parse(data.payment?.deposit_due_at ?? '');
      tally.hold(
        due - Date.now() <= longestDepositMs,
        `account of ${data.order_id} waits until ${data.payment?.deposit_due_at}: expected at most 72 hours`,
      );
    }
    return tally.result;
  },
};
