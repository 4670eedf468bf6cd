import type { Logger } from 'pino';
import { budgetsSpent } from '../metrics/edge-metrics.ts';
import { type BudgetKind, budgetLimits } from './budget-limits.ts';
import { type Limiter, MemoryLimiter, RedisLimiter } from './limiters.ts';
import { connectRedis } from './redis-connection.ts';

/** Who spends; what is unknown is not counted. */
export interface Spender {
  account?: number | null;
  session?: string | null;
  /** As `throttleAddress` gives it. */
  address: string;
}

export interface Budgets {
  /**
   * Spends of a budget; resolves with null, or with the seconds until there is some again.
   * @param points how much, 1 unless said
   */
  spend: (kind: BudgetKind, who: Spender, points?: number) => Promise<number | null>;
  close: () => void;
}

interface BudgetOptions {
  /** Shared by the edges that have the same; each counts its own without. */
  redisUrl: string | undefined;
  /** Times the usual limits. */
  factor: number;
  log: Logger;
  /** Begins all keys in Redis. */
  prefix?: string;
}

/** What callers may still do, counted in Redis where there is one, and in memory while it is away. */
export function createBudgets({ redisUrl, factor, log, prefix = 'mall:edge' }: BudgetOptions): Budgets {
  const redis = redisUrl === undefined ? null : connectRedis(redisUrl, log);
  const limiters = new Map<string, Limiter>();
  for (const [kind, limits] of Object.entries(budgetLimits))
    for (const [scope, { points, seconds }] of Object.entries(limits)) {
      const own = { keyPrefix: `${prefix}:${kind}:${scope}`, points: Math.ceil(points * factor), seconds };
      limiters.set(`${kind} ${scope}`, redis ? new RedisLimiter(redis, own) : new MemoryLimiter(own));
    }

  const spend: Budgets['spend'] = async (kind, who, points = 1) => {
    const account = limiters.get(`${kind} account`);
    if (account && who.account != null) return account.consume(String(who.account), points);
    const [session, address] = [limiters.get(`${kind} session`), limiters.get(`${kind} address`)];
    if (session && who.session != null) {
      // A session is made up easily: an address without a budget counts no more of them.
      const waitSeconds = address ? await address.look(who.address) : null;
      if (waitSeconds !== null) return waitSeconds;
      const own = await session.consume(who.session, points);
      if (own !== null) return own;
    }
    return address ? address.consume(who.address, points) : null;
  };
  return {
    async spend(kind, who, points) {
      const waitSeconds = await spend(kind, who, points);
      if (waitSeconds !== null) budgetsSpent.inc({ budget: kind });
      return waitSeconds;
    },
    close: () => redis?.disconnect(),
  };
}
