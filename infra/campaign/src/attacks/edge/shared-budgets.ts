import type { Attack } from '../../attack.ts';
import { tryLogin } from '../../callers/members.ts';
import { createVisitor } from '../../shop/campaign-shop.ts';
import { Tally } from '../../tally.ts';

/** Logins of one browser in a minute. */
const budget = 20;
/** Counted by one edge alone, because Redis took longer than it waits. */
const strays = 5;

export const sharedBudgets: Attack = {
  name: 'edge/shared-budgets',
  about: 'edges that share Redis count together, and go on counting alone while it is away',
  isQuick: false,
  run: async ({ anotherEdge, redisUrl }) => {
    const tally = new Tally();
    const count = async (environments: readonly Record<string, string>[], tries: number) => {
      const edges = await Promise.all(environments.map(anotherEdge));
      const session = crypto.randomUUID();
      let looked = 0;
      for (let index = 0; index < tries; index += 1) {
        const caller = createVisitor(edges[index % edges.length] ?? '')();
        caller.session = session;
        if ((await tryLogin(caller, `nobody${index}`, 'x')).status !== 429) looked += 1;
      }
      return looked;
    };
    const away = await count([{ REDIS_URL: 'redis://127.0.0.1:1' }], budget * 2);
    tally.expect(`logins of one browser at an edge whose Redis is away, of ${budget * 2}`, budget, away);
    if (redisUrl === undefined) return tally.result;
    const shared = [
      { REDIS_URL: redisUrl, RENDER_WORKERS: '1' },
      { REDIS_URL: redisUrl, RENDER_WORKERS: '2' },
    ];
    const looked = await count(shared, budget * 2);
    tally.hold(
      looked >= budget && looked <= budget + strays,
      `logins of one browser at two edges, of ${budget * 2}: expected ${budget}, got ${looked}`,
    );
    return tally.result;
  },
};
