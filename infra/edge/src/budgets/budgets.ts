import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { type BudgetKind, budgetLimits } from './budget-limits.ts';
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

type Limiter = RateLimiterMemory | RateLimiterRedis;

/** What callers may still do, counted in Redis where there is one, and in memory while it is away. */
export function createBudgets({ redisUrl, factor, log, prefix = 'mall:edge' }: BudgetOptions): Budgets {
  const redis = redisUrl === undefined ? null : connectRedis(redisUrl, log);
  const limiters = new Map<string, Limiter>();
  for (const [kind, limits] of Object.entries(budgetLimits))
    for (const [scope, { points, seconds }] of Object.entries(limits)) {
      const keyPrefix = `${prefix}:${kind}:${scope}`;
      const own = { keyPrefix, points: Math.ceil(points * factor), duration: seconds };
      limiters.set(`${kind} ${scope}`, limiterOf(redis, own));
    }

  return {
    async spend(kind, who, points = 1) {
      const account = limiters.get(`${kind} account`);
      if (account && who.account != null) return consume(account, String(who.account), points);
      const [session, address] = [limiters.get(`${kind} session`), limiters.get(`${kind} address`)];
      if (session && who.session != null) {
        // A session is made up easily: an address without a budget counts no more of them.
        const waitSeconds = address ? await look(address, who.address) : null;
        if (waitSeconds !== null) return waitSeconds;
        const own = await consume(session, who.session, points);
        if (own !== null) return own;
      }
      return address ? consume(address, who.address, points) : null;
    },
    close: () => redis?.disconnect(),
  };
}

function limiterOf(
  redis: Redis | null,
  own: { keyPrefix: string; points: number; duration: number },
): Limiter {
  const memory = new RateLimiterMemory(own);
  if (!redis) return memory;
  return new RateLimiterRedis({
    ...own,
    storeClient: redis,
    rejectIfRedisNotReady: true,
    insuranceLimiter: memory,
    // Who has spent all is refused without asking Redis again.
    inMemoryBlockOnConsumed: own.points + 1,
  });
}

/** Seconds until a key has a budget again, without spending of it; null when it has one. */
async function look(limiter: Limiter, key: string): Promise<number | null> {
  const spent = await limiter.get(key).catch(() => null);
  return spent && spent.consumedPoints > limiter.points ? Math.ceil(spent.msBeforeNext / 1000) : null;
}

async function consume(limiter: Limiter, key: string, points: number): Promise<number | null> {
  try {
    await limiter.consume(key, points);
    return null;
  } catch (refusal) {
    // A fault of the count itself must not close the shop.
    return refusal instanceof RateLimiterRes ? Math.ceil(refusal.msBeforeNext / 1000) : null;
  }
}
