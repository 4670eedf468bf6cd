import Fastify, { type FastifyInstance } from 'fastify';
import type { Db } from '../database/schema/schema.ts';
import { httpPlugin } from './http-plugin.ts';

let app: FastifyInstance;
beforeEach(async () => {
  app = Fastify();
  // Nothing here asks for the health of the database.
  await app.register(httpPlugin, { db: {} as Db, config: { QUEUE_WAIT_MS: 200 } });
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  return app.close();
});

const never = () => new Promise<never>(() => undefined);
const page = async () => 'page';

describe('a crowd that logs in at once', () => {
  it('keeps no page of the shop waiting', async () => {
    for (let count = 0; count < 40; count += 1) app.admissions.password.run(never).catch(() => undefined);
    expect(await app.admissions.shop.run(page)).toBe('page');
  });

  it('may wait for seconds, where a page is refused after the configured time', async () => {
    const ends: string[] = [];
    for (const lane of ['shop', 'password'] as const)
      for (let count = 0; count < 40; count += 1)
        app.admissions[lane].run(never).catch(() => ends.push(lane));
    await jest.advanceTimersByTimeAsync(1000);
    expect(new Set(ends)).toEqual(new Set(['shop']));
    await jest.advanceTimersByTimeAsync(3000);
    expect(new Set(ends)).toEqual(new Set(['shop', 'password']));
  });
});
