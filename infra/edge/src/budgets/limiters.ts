import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { monotonicNow } from '../clock/monotonic.ts';

/** Counts what keys spend of a limit in windows that begin with the first spending. */
export interface Limiter {
  /** Spends; resolves with null, or with the seconds until there is some again. */
  consume: (key: string, points: number) => Promise<number | null>;
  /** The same without spending. */
  look: (key: string) => Promise<number | null>;
}

export interface LimitOptions {
  /** Begins the keys in Redis. */
  keyPrefix: string;
  points: number;
  /** Length of the window, seconds. */
  seconds: number;
}

/** Keys that are counted at once: sessions and addresses are made up by the million, and each would take memory. */
export const maximumKeys = 20_000;
/** Takes memory as keys come: with `max` the cache would set aside room for all of them at once. */
const byKey = <Value extends object | number>() =>
  new LRUCache<string, Value>({ maxSize: maximumKeys, sizeCalculation: () => 1 });

interface Window {
  spent: number;
  /** When it ends, by the monotonic clock, ms. */
  until: number;
}

const secondsUntil = (time: number) => Math.max(1, Math.ceil((time - monotonicNow()) / 1000));

/** Counts in this process. Of too many keys those go that spent longest ago; they begin anew. */
export class MemoryLimiter implements Limiter {
  private readonly windows = byKey<Window>();

  constructor(private readonly options: Pick<LimitOptions, 'points' | 'seconds'>) {}

  /** How many keys are counted. */
  get size(): number {
    return this.windows.size;
  }

  async consume(key: string, points: number): Promise<number | null> {
    const window = this.open(key) ?? { spent: 0, until: monotonicNow() + this.options.seconds * 1000 };
    window.spent += points;
    this.windows.set(key, window);
    return this.waitOf(window);
  }

  async look(key: string): Promise<number | null> {
    const window = this.open(key);
    return window ? this.waitOf(window) : null;
  }

  private open(key: string): Window | undefined {
    const window = this.windows.get(key);
    return window && window.until > monotonicNow() ? window : undefined;
  }

  private waitOf({ spent, until }: Window): number | null {
    return spent > this.options.points ? secondsUntil(until) : null;
  }
}

/** Counts in Redis, and in memory while that is away. A caller with nothing left is refused without asking Redis. */
export class RedisLimiter implements Limiter {
  private readonly shared: RateLimiterRedis;
  private readonly alone: MemoryLimiter;
  /** Until when a key has nothing, by the monotonic clock, ms. */
  private readonly refused = byKey<number>();

  constructor(redis: Redis, options: LimitOptions) {
    const { keyPrefix, points, seconds: duration } = options;
    this.shared = new RateLimiterRedis({
      keyPrefix,
      points,
      duration,
      storeClient: redis,
      rejectIfRedisNotReady: true,
    });
    this.alone = new MemoryLimiter(options);
  }

  async consume(key: string, points: number): Promise<number | null> {
    const until = this.refused.get(key) ?? 0;
    if (until > monotonicNow()) return secondsUntil(until);
    try {
      await this.shared.consume(key, points);
      return null;
    } catch (refusal) {
      return refusal instanceof RateLimiterRes ? this.refuse(key, refusal) : this.alone.consume(key, points);
    }
  }

  async look(key: string): Promise<number | null> {
    const until = this.refused.get(key) ?? 0;
    if (until > monotonicNow()) return secondsUntil(until);
    try {
      const spent = await this.shared.get(key);
      return spent && spent.consumedPoints > this.shared.points ? this.refuse(key, spent) : null;
    } catch {
      return this.alone.look(key);
    }
  }

  private refuse(key: string, { msBeforeNext }: RateLimiterRes): number {
    const until = monotonicNow() + msBeforeNext;
    this.refused.set(key, until);
    return secondsUntil(until);
  }
}
