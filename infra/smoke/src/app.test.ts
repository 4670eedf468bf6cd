import { smokeAt } from '@mall/registry/known/smoke-service';
import type { SmokeResult } from '@mall/registry/known/smoke-tool';
import { sampleRelease } from '@mall/registry/testing/sample-build';
import type { FastifyInstance } from 'fastify';
import { createSmokeApp, type Look } from './app.ts';

/** The service as the registry asks it; its browser is looked at by e2e (composition/smoke.spec.ts). */

const release = sampleRelease({ 'mf-live': '1.0.0' });
let app: FastifyInstance;
let look: Look;
let origin: string;
let said: string[];

beforeEach(async () => {
  said = [];
  app = createSmokeApp((options, signal) => look(options, signal));
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => {
  // A client keeps the connection that it left for some seconds.
  app.server.closeAllConnections();
  return app.close();
});

const ask = () => smokeAt(origin)({ release, word: 'word', say: (line) => said.push(line) });

/** A promise with what settles it. */
function open<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

it('the registry gets what was said of each page, and all that came of the look, pictures too', async () => {
  // Larger than one chunk of the answer.
  const picture = Buffer.alloc(300_000, 'picture');
  const result: SmokeResult = {
    pages: 62,
    skipped: ['mf-live /live/:id'],
    failures: [
      { remote: 'mf-live', page: '/livestream', reasons: ['it throws\nõ', 'late'], picture },
      { remote: 'mf-live', page: '/', reasons: ['the server answers 503'], picture: null },
    ],
  };
  look = async (options) => {
    expect([options.release, options.word]).toEqual([release, 'word']);
    options.say('  1 of 62  mf-live /livestream: 화면이 없어요');
    options.say('  2 of 62  mf-live /: ok');
    return result;
  };
  expect(await ask()).toEqual(result);
  expect(said).toEqual(['  1 of 62  mf-live /livestream: 화면이 없어요', '  2 of 62  mf-live /: ok']);
});

it('the registry is told why a release could not be looked at, and what to do', async () => {
  look = async () => {
    throw new Error('no shop answers at https://mall.example\n  - start it (npm start)');
  };
  await expect(ask()).rejects.toThrow('no shop answers at https://mall.example\n  - start it (npm start)');
});

it('one release is looked at at a time, and the next one after it', async () => {
  const done = open<SmokeResult>();
  const begun = open<null>();
  look = () => {
    begun.resolve(null);
    return done.promise;
  };
  const first = ask();
  await begun.promise;
  await expect(ask()).rejects.toThrow(/another release is being looked at/);
  done.resolve({ pages: 1, skipped: [], failures: [] });
  expect(await first).toMatchObject({ pages: 1 });
  look = async () => ({ pages: 2, skipped: [], failures: [] });
  expect(await ask()).toMatchObject({ pages: 2 });
});

it('an abandoned look ends', async () => {
  const ended = open<boolean>();
  const begun = open<null>();
  look = (_options, signal) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => {
        ended.resolve(true);
        reject(new Error('ended'));
      });
      begun.resolve(null);
    });
  const leave = new AbortController();
  const left = fetch(`${origin}/looks`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ release, word: 'word' }),
    signal: leave.signal,
  }).catch(() => 'left');
  await begun.promise;
  leave.abort();
  expect(await ended.promise).toBe(true);
  expect(await left).toBe('left');
});

it('what is no release is refused', async () => {
  for (const payload of [{}, { release: { id: '../../etc' }, word: 'word' }, { release, word: '' }])
    expect((await app.inject({ method: 'POST', url: '/looks', payload })).statusCode).toBe(400);
});
