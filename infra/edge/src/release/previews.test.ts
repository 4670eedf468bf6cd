import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { mover, openReleaseEdge, type ReleaseEdge, releaseSeenBy } from '../testing/release-edge.ts';

let opened: ReleaseEdge;
let registry: ReleaseEdge['registry'];
let releases: ReleaseEdge['releases'];
let artifacts: ReleaseEdge['artifacts'];
let edge: ReleaseEdge['edge'];
let compose: ReleaseEdge['compose'];
let promote: ReleaseEdge['promote'];
let openBrowser: ReleaseEdge['openBrowser'];
let isWithdrawn: ReleaseEdge['isWithdrawn'];
beforeEach(async () => {
  opened = await openReleaseEdge();
  ({ registry, releases, artifacts, edge, compose, promote, openBrowser, isWithdrawn } = opened);
});
afterEach(() => opened.close());

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

  /** Evicted, a page that breaks loaded itself anew and got the same release, without end. */
  it('of a withdrawn release is not evicted: its link would show it again', async () => {
    promote(compose('1.0.0'));
    const bad = promote(compose('1.0.1'));
    registry.rollback('stable', mover);
    await releases.refresh();
    const [squad, cookie] = [openBrowser(), `mall-preview=${registry.preview(bad, 1)}`];
    await squad(`/?release=${registry.preview(bad, 1)}`);
    expect(await releaseSeenBy(squad)).toBe(bad);
    expect(await isWithdrawn(bad, { cookie })).toBe(false);
    const ended = `mall-preview=${registry.releases.previewOf(bad, 1, Date.now() - 3_601_000)}`;
    expect(await isWithdrawn(bad, { cookie: ended })).toBe(true);
    expect(await isWithdrawn(bad)).toBe(true);
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

  it('ends with its time, also for those who opened it before', async () => {
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
