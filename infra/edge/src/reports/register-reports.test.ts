import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { createBudgets } from '../budgets/budgets.ts';
import { readConfig } from '../config.ts';
import { registerReports } from './register-reports.ts';

let folder: string;
let app: FastifyInstance;
/** Reports as the edge takes them, with so many times the budget. */
function register(factor = 1) {
  const log = pino({ level: 'silent' });
  const budgets = createBudgets({ redisUrl: undefined, factor, log });
  registerReports(app, readConfig({ DATA_DIR: folder }), budgets, { releases: { serves: () => false }, log });
}
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'edge-reports-'));
  app = Fastify();
  register();
});
afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const event = { name: 'add_to_cart', payload: { item_id: '7' }, page: '/products/7', releaseId: 'r1', at: 1 };
const ours = { origin: 'http://localhost:3000' };
const post = async (url: string, payload: object, headers: Record<string, string> = ours) =>
  (await app.inject({ method: 'POST', url, payload, headers })).statusCode;
const read = async (file: string) => {
  const lines = (await readFile(path.join(folder, 'edge/reports', file), 'utf8')).trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line) as unknown);
};

describe('what browsers report', () => {
  it('is stored as lines, of failures and of steps apart', async () => {
    const failure = { where: 'mf-live', message: 'gone', releaseId: 'r1', page: '/' };
    expect(await post('/_reports/failures', failure)).toBe(204);
    expect(await post('/_reports/events', event)).toBe(204);
    expect(await read('failures.jsonl')).toEqual([{ at: expect.any(String), ...failure }]);
    expect(await read('events.jsonl')).toEqual([event]);
  });

  it.each([
    ['is no report', { hello: 1 }, 400],
    ['is longer than a report', { ...event, payload: { text: 'x'.repeat(20_000) } }, 413],
  ])('is refused when it %s', async (_case, payload, status) => {
    expect(await post('/_reports/events', payload)).toBe(status);
    await expect(readdir(path.join(folder, 'edge/reports'))).rejects.toThrow('ENOENT');
  });

  it('takes two files of bounded size, however many report at once', async () => {
    await app.close();
    app = Fastify();
    register(1000);
    const long = { ...event, payload: { text: 'x'.repeat(15_000) } };
    const answers = await Promise.all(Array.from({ length: 450 }, () => post('/_reports/events', long)));
    expect(new Set(answers)).toEqual(new Set([204]));
    const files = await readdir(path.join(folder, 'edge/reports'));
    expect(files.toSorted()).toEqual(['events.jsonl', 'events.jsonl.old']);
    const { size } = await stat(path.join(folder, 'edge/reports', 'events.jsonl.old'));
    expect(size).toBeGreaterThan(5_242_880);
    expect(size).toBeLessThan(5_242_880 + 16_384);
    // None is lost by putting the full file away.
    expect([...(await read('events.jsonl.old')), ...(await read('events.jsonl'))]).toHaveLength(450);
  });

  it("comes from a page opened by this machine's number too, where no address is set", async () => {
    const host = '192.168.0.7:3000';
    expect(await post('/_reports/events', event, { host, origin: `http://${host}` })).toBe(204);
  });

  it.each([
    ['another page', { origin: 'https://evil.example' }],
    ['no page at all', {}],
  ])('is refused from %s', async (_whom, headers) => {
    expect(await post('/_reports/events', event, headers)).toBe(403);
    await expect(readdir(path.join(folder, 'edge/reports'))).rejects.toThrow('ENOENT');
  });

  it('ends for one address long before it fills a file, whatever sessions it makes up, and not for others', async () => {
    const failure = {
      where: 'x',
      message: 'm'.repeat(2000),
      releaseId: 'r1',
      page: '/',
      stack: 's'.repeat(4000),
    };
    const report = async (address: string, index: number) =>
      (
        await app.inject({
          method: 'POST',
          url: '/_reports/failures',
          payload: failure,
          headers: {
            ...ours,
            cookie: `client-session-id=3f0c6a52-7f0a-4c5e-9d1b-${String(index).padStart(12, '0')}`,
          },
          remoteAddress: address,
        })
      ).statusCode;
    const answers: number[] = [];
    for (let index = 0; index < 200; index += 1) answers.push(await report('203.0.113.7', index));
    expect(answers.at(-1)).toBe(429);
    const { size } = await stat(path.join(folder, 'edge/reports/failures.jsonl'));
    expect(size).toBeLessThan(300 * 1024);
    expect(await report('203.0.113.8', 0)).toBe(204);
  });
});
