import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { pino } from 'pino';
import { needsRedis } from '../testing/needs-redis.ts';
import { budgetLimits } from './budget-limits.ts';
import { type Budgets, createBudgets } from './budgets.ts';

let opened: Budgets[];
let lines: string[];

beforeEach(() => {
  opened = [];
  lines = [];
});
afterEach(() => {
  for (const budgets of opened) budgets.close();
});

const open = (redisUrl?: string, prefix?: string, factor = 1): Budgets => {
  const log = pino({ base: null }, { write: (line) => lines.push(line) });
  const budgets = createBudgets({ redisUrl, factor, log, ...(prefix ? { prefix } : {}) });
  opened.push(budgets);
  return budgets;
};

/** How many of so many tries are let through. */
async function allowed(
  budgets: readonly Budgets[],
  tries: number,
  who: { address: string; session?: string } = { address: '203.0.113.7' },
) {
  let count = 0;
  for (let index = 0; index < tries; index += 1) {
    const wait = await budgets[index % budgets.length]?.spend('logins', who);
    if (wait === null) count += 1;
  }
  return count;
}
const { address: limit, session: sessionLimit } = budgetLimits.logins;

describe('a budget in memory', () => {
  it('ends, says when there is some again, and is not that of another address', async () => {
    const budgets = open();
    expect(await allowed([budgets], limit.points + 50)).toBe(limit.points);
    const wait = await budgets.spend('logins', { address: '203.0.113.7' });
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(limit.seconds);
    expect(await budgets.spend('logins', { address: '203.0.113.8' })).toBeNull();
    expect(await budgets.spend('searches', { address: '203.0.113.7' })).toBeNull();
  });

  it('of a session ends before that of the address, and takes nothing more from it', async () => {
    const budgets = open();
    const one = { address: '203.0.113.7', session: randomUUID() };
    expect(await allowed([budgets], 1000, one)).toBe(sessionLimit.points);
    expect(await allowed([budgets], 1000)).toBe(limit.points - sessionLimit.points);
  });

  it('follows the account to other sessions and addresses', async () => {
    const budgets = open();
    const spend = (index: number) =>
      budgets.spend('orders', { account: 7, session: randomUUID(), address: `203.0.113.${index}` });
    const waits = await Promise.all(Array.from({ length: 100 }, (_, index) => spend(index)));
    expect(waits.filter((wait) => wait === null)).toHaveLength(budgetLimits.orders.account.points);
  });

  it('of an address that has none is no reason to count its sessions', async () => {
    const budgets = open();
    await allowed([budgets], limit.points + 1);
    const session = randomUUID();
    for (let index = 0; index <= sessionLimit.points; index += 1)
      expect(await budgets.spend('logins', { address: '203.0.113.7', session })).not.toBeNull();
    // Elsewhere the same session has all of its own left.
    expect(await allowed([budgets], 1000, { address: '203.0.113.8', session })).toBe(sessionLimit.points);
  });

  it('of an account is spent by no other caller behind its address', async () => {
    const budgets = open();
    const address = '203.0.113.7';
    for (let index = 0; index <= budgetLimits.orders.address.points; index += 1)
      await budgets.spend('orders', { address, session: randomUUID() });
    expect(await budgets.spend('orders', { address, session: randomUUID() })).not.toBeNull();
    expect(await budgets.spend('orders', { address, account: 7 })).toBeNull();
  });

  it('is as many times larger as a load test needs', async () => {
    expect(await allowed([open(undefined, undefined, 2)], 1000)).toBe(2 * limit.points);
  });
});

/** Between an edge and Redis, so that the way can be cut and opened again. */
async function startWay({ hostname, port }: URL) {
  const sockets = new Set<Socket>();
  let server: Server;
  const listen = async (wanted: number) => {
    server = createServer((incoming) => {
      const outgoing = connect(Number(port || 6379), hostname);
      for (const socket of [incoming, outgoing]) {
        sockets.add(socket);
        socket.on('error', () => undefined);
        socket.on('close', () => sockets.delete(socket));
      }
      incoming.pipe(outgoing).pipe(incoming);
    });
    await new Promise<void>((resolve) => server.listen(wanted, '127.0.0.1', resolve));
    return (server.address() as AddressInfo).port;
  };
  const own = await listen(0);
  return {
    url: `redis://127.0.0.1:${own}`,
    reopen: () => listen(own),
    /** Bytes are taken and go nowhere, as to a server that hangs. */
    hang: () => {
      for (const socket of sockets) socket.unpipe().resume();
    },
    cut: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

const logged = async (text: string) => {
  while (!lines.some((line) => line.includes(text))) await new Promise(setImmediate);
};
/** Resolves when an edge reaches Redis: its count is there then. */
async function reaching(one: Budgets, other: Budgets) {
  for (let tries = 0; ; tries += 1) {
    const who = { address: `probe ${tries}`, session: `probe ${tries}` };
    let own = 0;
    while ((await one.spend('logins', who)) === null) own += 1;
    if (own === sessionLimit.points && (await other.spend('logins', who)) !== null) return;
    // Counts in memory leave no turn of the event loop to a connection that comes about.
    await new Promise(setImmediate);
  }
}

needsRedis('budgets that edges share', (redis) => {
  it('is one for two edges', async () => {
    const prefix = `test:${randomUUID()}`;
    const [one, other] = [open(redis.href, prefix), open(redis.href, prefix)];
    await reaching(one, other);
    expect(await allowed([one, other], limit.points + 100)).toBe(limit.points);
  });

  it('goes on in memory while Redis is away, says so once, and is shared again when it is back', async () => {
    const prefix = `test:${randomUUID()}`;
    const way = await startWay(redis);
    const [one, other] = [open(way.url, prefix), open(redis.href, prefix)];
    await reaching(one, other);
    await way.cut();
    await logged('redis is away');
    expect(await allowed([one], limit.points + 100)).toBe(limit.points);
    expect(lines.filter((line) => line.includes('redis is away'))).toHaveLength(1);
    await way.reopen();
    await logged('redis is back');
    await reaching(one, other);
    await way.cut();
  });

  it('goes on in memory when Redis hangs, and says so', async () => {
    const prefix = `test:${randomUUID()}`;
    const way = await startWay(redis);
    const [one, other] = [open(way.url, prefix), open(redis.href, prefix)];
    await reaching(one, other);
    way.hang();
    const counting = allowed([one], limit.points + 100);
    await logged('redis is away');
    expect(await counting).toBe(limit.points);
    await way.cut();
  });
});

it('counts in memory where Redis never was', async () => {
  const budgets = open('redis://127.0.0.1:1', `test:${randomUUID()}`);
  expect(await allowed([budgets], limit.points + 10)).toBe(limit.points);
});
