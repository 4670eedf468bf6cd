import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRegistryApp } from '@mall/registry/app';
import { Registry } from '@mall/registry/registry';
import Fastify, { type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { registerAssets } from '../assets/register-assets.ts';
import { readConfig } from '../config.ts';
import { composeSample } from '../testing/sample-releases.ts';
import { ArtifactCache } from './artifact-cache.ts';
import { createReleaseChoice, pinnedRelease } from './choose-release.ts';
import { registerReleaseState } from './register-release-state.ts';
import { Releases } from './releases.ts';

const mover = { by: 'the platform', why: '' };
let root: string;
let registry: Registry;
let releases: Releases;
let artifacts: ArtifactCache;
let edge: FastifyInstance;
let registryApp: FastifyInstance;
/** What the next new visitor draws, from 0 to below 1. */
let drawn: number;

beforeEach(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'choice-'));
  drawn = 0;
  registry = new Registry(path.join(root, 'registry'));
  registryApp = createRegistryApp(registry);
  const registryOrigin = await registryApp.listen({ host: '127.0.0.1', port: 0 });
  artifacts = new ArtifactCache(path.join(root, 'edge/artifacts'), registryOrigin);
  releases = new Releases({
    registryOrigin,
    publicKeyFile: registry.publicKeyFile,
    folder: path.join(root, 'edge'),
    artifacts,
    log: pino({ level: 'silent' }),
    random: () => drawn,
  });
  edge = Fastify();
  registerReleaseState(edge, releases, readConfig({}));
  const { publicOrigin } = readConfig({});
  registerAssets(edge, artifacts, (version, request) =>
    releases.artifact(version, pinnedRelease(request, publicOrigin)),
  );
  const choose = createReleaseChoice(releases, readConfig({}));
  edge.get('/*', async (request, reply) => {
    const release = await choose(request, reply);
    return reply.sent ? reply : { release: release?.id ?? null };
  });
});
afterEach(async () => {
  await edge.close();
  await registryApp.close();
  rmSync(root, { recursive: true, force: true });
});

const compose = (version: string) => composeSample(registry, root, version);
const promote = (id: string) => registry.promote(id, 'stable', mover).release.id;

const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0.0.0 Safari/537.36';

/** A browser with its cookies. */
function openBrowser() {
  const cookies = new Map<string, string>();
  return async (url: string) => {
    const reply = await edge.inject({
      url,
      headers: {
        'user-agent': chrome,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
    });
    for (const { name, value, maxAge } of reply.cookies)
      if (maxAge === 0) cookies.delete(name);
      else cookies.set(name, value);
    return reply;
  };
}
type Browser = ReturnType<typeof openBrowser>;
const releaseSeenBy = async (browse: Browser) => (await browse('/')).json<{ release: string }>().release;

describe('canary', () => {
  /** Stable and canary, the latter for this share of new visitors. */
  async function openCanary(percent: number) {
    const stable = promote(compose('1.0.0'));
    const canary = registry.promote(compose('1.0.1'), 'canary', mover).release.id;
    registry.weighCanary(percent, mover);
    await releases.refresh();
    return { stable, canary };
  }

  it.each([
    [0.049, 'canary'],
    [0.05, 'stable'],
    [0.99, 'stable'],
  ] as const)('of five percent gets the visitor who draws %d: %s', async (random, expected) => {
    const ids = await openCanary(5);
    drawn = random;
    expect(await releaseSeenBy(openBrowser())).toBe(ids[expected]);
  });

  it('is nobody’s before it has a weight, and goes to nobody new once that is 0', async () => {
    const { stable, canary } = await openCanary(0);
    expect(await releaseSeenBy(openBrowser())).toBe(stable);
    registry.weighCanary(100, mover);
    await releases.refresh();
    const early = openBrowser();
    expect(await releaseSeenBy(early)).toBe(canary);
    registry.weighCanary(0, mover);
    await releases.refresh();
    expect(await releaseSeenBy(openBrowser())).toBe(stable);
    // Who has it keeps it.
    expect(await releaseSeenBy(early)).toBe(canary);
  });

  it.each([
    'Mozilla/5.0 (compatible; Yeti/1.1; +https://naver.me/spd)',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'facebookexternalhit/1.1; kakaotalk-scrap/1.0; +https://devtalk.kakao.com/t/scrap/33984',
  ])('never goes to a crawler, which draws anew with every page: %s', async (crawler) => {
    const { stable, canary } = await openCanary(100);
    const reply = await edge.inject({ url: '/', headers: { 'user-agent': crawler } });
    expect(reply.json()).toEqual({ release: stable });
    expect(await releaseSeenBy(openBrowser())).toBe(canary);
  });

  it('and stable fetch the parts that both have once, however both want them together', async () => {
    const fetched: string[] = [];
    const real = globalThis.fetch;
    const spy = jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      fetched.push(new URL(String(input)).pathname);
      return real(input, init);
    });
    await openCanary(100);
    spy.mockRestore();
    const shell = fetched.filter((file) => file.startsWith('/artifacts/shell/'));
    expect(shell.length).toBeGreaterThan(0);
    expect(new Set(shell).size).toBe(shell.length);
  });

  it('leaves a visitor where they are, whatever is promoted meanwhile', async () => {
    const { canary } = await openCanary(100);
    const visitor = openBrowser();
    expect(await releaseSeenBy(visitor)).toBe(canary);
    drawn = 0.99;
    registry.promote(compose('1.0.2'), 'stable', mover);
    await releases.refresh();
    expect(await releaseSeenBy(visitor)).toBe(canary);
  });

  it('is taken from who has it when it is withdrawn, and their pages are told', async () => {
    const { stable, canary } = await openCanary(100);
    const visitor = openBrowser();
    expect(await releaseSeenBy(visitor)).toBe(canary);
    registry.weighCanary(0, { ...mover, isWithdrawn: true });
    await releases.refresh();
    expect(await releaseSeenBy(visitor)).toBe(stable);
    const told = await edge.inject({ url: '/_release', headers: { 'client-release': canary } });
    expect(told.headers['release-withdrawn']).toBe('1');
    const others = await edge.inject({ url: '/_release', headers: { 'client-release': stable } });
    expect(others.headers['release-withdrawn']).toBeUndefined();
  });
});

/** What the edge tells a page of a release that asks, or makes a call. */
async function isToldToLeave(id: string, headers: Record<string, string> = {}): Promise<boolean> {
  const reply = await edge.inject({ url: '/_release', headers: { 'client-release': id, ...headers } });
  return reply.headers['release-withdrawn'] !== undefined;
}

/**
 * Each channel names what was withdrawn from it, and pages were told of either: after a trial that was ended by
 * `canary 0 --withdraw`, every page of stable that served the same release then was to be left, with each step again.
 */
it('a release that canary was taken from is a release like any other once stable serves it', async () => {
  promote(compose('1.0.0'));
  const tried = registry.promote(compose('1.0.1'), 'canary', mover).release.id;
  registry.weighCanary(0, { ...mover, isWithdrawn: true });
  await releases.refresh();
  expect(await isToldToLeave(tried)).toBe(true);
  promote(tried);
  await releases.refresh();
  const visitor = openBrowser();
  expect(await releaseSeenBy(visitor)).toBe(tried);
  expect(await isToldToLeave(tried)).toBe(false);
  registry.rollback('stable', mover);
  await releases.refresh();
  expect(await isToldToLeave(tried)).toBe(true);
  expect(await releaseSeenBy(visitor)).not.toBe(tried);
});

it('a rollback reaches the visitors of a canary that has the broken part, too', async () => {
  const good = promote(compose('1.0.0'));
  const bad = promote(compose('1.0.1'));
  const canary = registry.compose({ versions: {}, base: 'stable', note: 'the same with a note' }).id;
  registry.promote(canary, 'canary', mover);
  registry.weighCanary(100, mover);
  await releases.refresh();
  const visitor = openBrowser();
  expect(await releaseSeenBy(visitor)).toBe(canary);
  registry.rollback('stable', mover);
  await releases.refresh();
  expect(await releaseSeenBy(visitor)).toBe(good);
  expect(await releaseSeenBy(openBrowser())).toBe(good);
  expect([await isToldToLeave(canary), await isToldToLeave(bad)]).toEqual([true, true]);
});

describe('a preview', () => {
  it('shows a release to the browser that opens its link, and to no other', async () => {
    const stable = promote(compose('1.0.0'));
    const next = compose('1.0.1');
    await releases.refresh();
    const [squad, shopper] = [openBrowser(), openBrowser()];
    const reply = await squad(`/goods/list?page=2&release=${registry.preview(next, 1)}`);
    expect([reply.statusCode, reply.headers.location]).toEqual([302, '/goods/list?page=2']);
    expect(await releaseSeenBy(squad)).toBe(next);
    expect(await releaseSeenBy(shopper)).toBe(stable);
    // A release's number is no key to it.
    const thief = await edge.inject({ url: '/', headers: { cookie: `mall-release=${next}` } });
    expect(thief.json()).toEqual({ release: stable });
    await squad('/?release=off');
    expect(await releaseSeenBy(squad)).toBe(stable);
  });

  /** Told to leave it, a page that breaks loaded itself anew and got the same release, without end. */
  it('of a withdrawn release is not told to leave it: its link would show it again', async () => {
    promote(compose('1.0.0'));
    const bad = promote(compose('1.0.1'));
    registry.rollback('stable', mover);
    await releases.refresh();
    const [squad, cookie] = [openBrowser(), `mall-preview=${registry.preview(bad, 1)}`];
    await squad(`/?release=${registry.preview(bad, 1)}`);
    expect(await releaseSeenBy(squad)).toBe(bad);
    expect(await isToldToLeave(bad, { cookie })).toBe(false);
    const ended = `mall-preview=${registry.releases.previewOf(bad, 1, Date.now() - 3_601_000)}`;
    expect(await isToldToLeave(bad, { cookie: ended })).toBe(true);
    expect(await isToldToLeave(bad)).toBe(true);
  });

  // Only files of what a channel serves, or a session is on, came again: the preview stayed broken until the edge started.
  it('has files again that the edge lost or that were damaged', async () => {
    promote(compose('1.0.0'));
    const next = compose('1.0.1');
    await releases.refresh();
    const squad = openBrowser();
    await squad(`/?release=${registry.preview(next, 1)}`);
    const entry = '/_assets/mf-live/1.0.1/remoteEntry.js';
    const file = path.join(artifacts.folderOf({ name: 'mf-live', version: '1.0.1' }), 'remoteEntry.js');
    const whole = (await squad(entry)).body;
    for (const harm of [() => rmSync(file), () => writeFileSync(file, whole.replace('/', '*'))]) {
      harm();
      expect((await squad(entry)).body).toBe(whole);
    }
    // A thread reads its bundle from the disk, and asks for no file.
    rmSync(file);
    const later = performance.now() + 31_000;
    jest.spyOn(performance, 'now').mockReturnValue(later);
    expect(await releaseSeenBy(squad)).toBe(next);
    while (!existsSync(file)) await new Promise(setImmediate);
    jest.restoreAllMocks();
  });

  it('ends with its time, also for who opened it before', async () => {
    const stable = promote(compose('1.0.0'));
    const next = compose('1.0.1');
    await releases.refresh();
    const word = registry.releases.previewOf(next, 1, Date.now() - 3_599_000);
    const late = registry.releases.previewOf(next, 1, Date.now() - 3_601_000);
    expect((await openBrowser()(`/?release=${word}`)).statusCode).toBe(302);
    expect((await openBrowser()(`/?release=${late}`)).statusCode).toBe(403);
    const cookie = `mall-preview=${late}`;
    expect((await edge.inject({ url: '/', headers: { cookie } })).json()).toEqual({ release: stable });
  });

  it.each([
    ['nothing that was signed', () => 'r0002-00000000'],
    ['another release under the same signature', (word: string) => `${otherPayload()}.${word.split('.')[1]}`],
    ['the signed pointer of a channel', pointerWord],
    ['a word without end', () => 'a'.repeat(100_000)],
  ])('is refused for %s', async (_name, forge) => {
    promote(compose('1.0.0'));
    await releases.refresh();
    const forged = forge(registry.preview(compose('1.0.1'), 1));
    const reply = await edge.inject(`/?release=${forged}`);
    expect(reply.statusCode).not.toBe(302);
    expect(reply.headers['set-cookie']).toBeUndefined();
  });

  it('never leads to another host', async () => {
    promote(compose('1.0.0'));
    await releases.refresh();
    for (const path of ['//evil.example/', '/.//evil.example/', '/\\evil.example/', '/%2e//evil.example/'])
      expect((await edge.inject(`${path}?release=off`)).headers.location).toMatch(/^\/(?![/\\])/);
  });
});

const otherPayload = () =>
  Buffer.from(
    JSON.stringify({ kind: 'preview', releaseId: 'r0001-00000000', expiresAt: '2999-01-01T00:00:00Z' }),
  ).toString('base64url');

function pointerWord(): string {
  const { payload, signature } = registry.reply('stable').pointer;
  return [Buffer.from(payload), Buffer.from(signature, 'base64')]
    .map((part) => part.toString('base64url'))
    .join('.');
}
