import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { type BudgetKind, budgetLimits, type Scope } from './budget-limits.ts';
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

/** Narrow scopes first: who has used up their own takes nothing from the others behind their address. */
const scopes: readonly Scope[] = ['account', 'session', 'address'];

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
      for (const scope of scopes) {
        const key = who[scope];
        const limiter = limiters.get(`${kind} ${scope}`);
        if (!limiter || key === null || key === undefined) continue;
        const waitSeconds = await consume(limiter, String(key), points);
        if (waitSeconds !== null) return waitSeconds;
      }
      return null;
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

async function consume(limiter: Limiter, key: string, points: number): Promise<number | null> {
  try {
    await limiter.consume(key, points);
    return null;
  } catch (refusal) {
    // A fault of the count itself must not close the shop.
    return refusal instanceof RateLimiterRes ? Math.ceil(refusal.msBeforeNext / 1000) : null;
  }
}
