import { mover, openReleaseEdge, type ReleaseEdge, releaseSeenBy } from '../testing/release-edge.ts';

let opened: ReleaseEdge;
let lot: ReleaseEdge['lot'];
let registry: ReleaseEdge['registry'];
let releases: ReleaseEdge['releases'];
let edge: ReleaseEdge['edge'];
let compose: ReleaseEdge['compose'];
let promote: ReleaseEdge['promote'];
let openBrowser: ReleaseEdge['openBrowser'];
let isWithdrawn: ReleaseEdge['isWithdrawn'];
beforeEach(async () => {
  opened = await openReleaseEdge();
  ({ lot, registry, releases, edge, compose, promote, openBrowser, isWithdrawn } = opened);
});
afterEach(() => opened.close());

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
    lot.drawn = random;
    expect(await releaseSeenBy(openBrowser())).toBe(ids[expected]);
  });

  it('has no visitors before it has a weight, and gets no new ones once that is 0', async () => {
    const { stable, canary } = await openCanary(0);
    expect(await releaseSeenBy(openBrowser())).toBe(stable);
    registry.weighCanary(100, mover);
    await releases.refresh();
    const early = openBrowser();
    expect(await releaseSeenBy(early)).toBe(canary);
    registry.weighCanary(0, mover);
    await releases.refresh();
    expect(await releaseSeenBy(openBrowser())).toBe(stable);
    // A visitor who has it keeps it.
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
    lot.drawn = 0.99;
    registry.promote(compose('1.0.2'), 'stable', mover);
    await releases.refresh();
    expect(await releaseSeenBy(visitor)).toBe(canary);
  });

  it('is taken from those who have it when it is withdrawn, and their pages are notified', async () => {
    const { stable, canary } = await openCanary(100);
    const visitor = openBrowser();
    expect(await releaseSeenBy(visitor)).toBe(canary);
    registry.weighCanary(0, { ...mover, isWithdrawn: true });
    await releases.refresh();
    expect(await releaseSeenBy(visitor)).toBe(stable);
    const state = await edge.inject({ url: '/_release', headers: { 'client-release': canary } });
    expect(state.headers['release-withdrawn']).toBe('1');
    const others = await edge.inject({ url: '/_release', headers: { 'client-release': stable } });
    expect(others.headers['release-withdrawn']).toBeUndefined();
  });
});

/**
 * Each channel names what was withdrawn from it, and pages were notified of either: after a trial that was ended by
 * `canary 0 --withdraw`, every page of stable that served the same release then was to be left, with each step again.
 */
it('a release that canary was taken from is a release like any other once stable serves it', async () => {
  promote(compose('1.0.0'));
  const tried = registry.promote(compose('1.0.1'), 'canary', mover).release.id;
  registry.weighCanary(0, { ...mover, isWithdrawn: true });
  await releases.refresh();
  expect(await isWithdrawn(tried)).toBe(true);
  promote(tried);
  await releases.refresh();
  const visitor = openBrowser();
  expect(await releaseSeenBy(visitor)).toBe(tried);
  expect(await isWithdrawn(tried)).toBe(false);
  registry.rollback('stable', mover);
  await releases.refresh();
  expect(await isWithdrawn(tried)).toBe(true);
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
  expect([await isWithdrawn(canary), await isWithdrawn(bad)]).toEqual([true, true]);
});
