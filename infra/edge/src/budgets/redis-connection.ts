import { Redis } from 'ioredis';
import type { Logger } from 'pino';

/** A count that takes longer is done without Redis, ms: shoppers must not wait for it. */
const commandMs = 100;
const connectMs = 1000;
/** Longest silence while a reply is awaited, ms. */
const socketMs = 500;
const maximumDelayMs = 2000;

/**
 * A connection that reconnects indefinitely and says in one line each when Redis goes away and comes back. Commands
 * fail at once meanwhile.
 */
export function connectRedis(url: string, log: Logger): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: commandMs,
    connectTimeout: connectMs,
    // A server that hangs is one that is away: without an end of the connection every command would wait.
    socketTimeout: socketMs,
    retryStrategy: (tries) => Math.min(tries * 100, maximumDelayMs),
  });
  let isAway = false;
  redis.on('error', (error: Error) => {
    if (!isAway) log.warn({ error: error.message }, 'redis is away: each edge counts its own budgets');
    isAway = true;
  });
  redis.on('ready', () => {
    if (isAway) log.info('redis is back: edges share their budgets');
    isAway = false;
  });
  return redis;
}
