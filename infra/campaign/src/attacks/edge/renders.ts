import { setTimeout } from 'node:timers/promises';
import type { Attack } from '../../attack.ts';
import { newAddress } from '../../callers/caller.ts';
import { logIn } from '../../callers/members.ts';
import { describePage, isWhole } from '../../callers/pages.ts';
import { createVisitor, manyBudgets } from '../../shop/campaign-shop.ts';
import { Tally } from '../../tally.ts';

const connections = 72;
const attackMs = 12_000;
/** What an honest shopper waits at most, ms: less than the attack, though attacker and shop share a slow machine here. */
const patienceMs = 10_000;
const everyMs = 250;

export const renders: Attack = {
  name: 'edge/renders',
  about: 'one address that asks for new pages without end takes no place from members, buyers and guests',
  isQuick: true,
  run: async ({ anotherEdge, goods }) => {
    const tally = new Tally();
    // Without the budget of an address, which would stop the attack before it begins: places are what is attacked.
    const edge = await anotherEdge(manyBudgets);
    const visitor = createVisitor(edge);
    const { product_id } = await goods.take(50);
    const member = visitor();
    await logIn(member, 'platinum1');
    await member.get('/goods/list');
    const attackers = newAddress();
    const started = performance.now();
    const isOver = () => performance.now() - started > attackMs;
    let asked = 0;
    const attack = async () => {
      const bot = visitor(attackers);
      while (!isOver()) {
        asked += 1;
        const answer = await bot.get(`/goods/list?search_keyword=${encodeURIComponent(`코트 ${asked}`)}`);
        const isRefused = answer.status === 503 || answer.status === 429;
        tally.hold(
          answer.status === 200 || isRefused,
          `search page ${asked} of the attacker: expected 200, 429 or 503, got ${describePage(answer)}`,
        );
        if (isRefused)
          tally.hold(
            answer.headers['retry-after'] !== undefined,
            `refusal ${answer.status}: expected retry-after, got none`,
          );
      }
    };
    const shop = async () => {
      while (!isOver()) {
        const answers = await Promise.all([
          member.get(`/goods/view/${product_id}`),
          visitor().get('/cart'),
          visitor().get(`/goods/list?page=${2 + (Math.floor(performance.now()) % 5)}`),
        ]);
        for (const [index, answer] of answers.entries())
          tally.hold(
            isWhole(answer) && answer.ms < patienceMs,
            `${['member', 'buyer', 'guest'][index]} beside ${connections} connections of one address: expected a whole page within ${patienceMs} ms, got ${describePage(answer)}`,
          );
        await setTimeout(everyMs);
      }
    };
    await Promise.all([shop(), ...Array.from({ length: connections }, attack)]);
    return tally.result;
  },
};
