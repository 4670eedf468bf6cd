import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Channel } from '@mall/contracts/platform/release';
import { artifactsOf } from '@mall/contracts/platform/release-artifacts';
import { RegistryError } from '@mall/remote-kit/publish/registry-error';
import fc from 'fast-check';
import { versionsOf } from '../rebase.ts';
import { Registry } from '../registry.ts';
import { writeSampleBuild } from '../testing/sample-build.ts';
import { type CleanOptions, cleanRegistry } from './clean-registry.ts';
import { dayMs, fewestReleases } from './needed-releases.ts';

let root: string;
let registry: Registry;
const mover = { by: 'platform', why: '' };

beforeEach(() => open());
afterEach(() => rmSync(root, { recursive: true, force: true }));

function open(): void {
  root = mkdtempSync(path.join(tmpdir(), 'clean-'));
  registry = new Registry(path.join(root, 'data'));
}
const publish = (name: string, version: string) =>
  registry.publish(writeSampleBuild(root, { name, version }));
function compose(versions: Record<string, string>): string {
  for (const [name, version] of Object.entries(versions)) publish(name, version);
  return registry.compose({ versions, base: 'stable' }).id;
}
const promote = (id: string, channel: Channel['name'] = 'stable') =>
  registry.promote(id, channel, mover).release.id;
/** Cleans as if so many days had passed. */
const cleanAfter = (days: number, options: Partial<CleanOptions> = {}) =>
  cleanRegistry(registry, { days: 30, releases: fewestReleases, now: Date.now() + days * dayMs, ...options });

/** Releases of mf-live 1.0.0, 1.0.1, … that stable served one after the other. */
function serve(count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    promote(compose(index === 0 ? { shell: '1.0.0', 'mf-live': '1.0.0' } : { 'mf-live': `1.0.${index}` })),
  );
}

describe('cleaning', () => {
  it('keeps what was served within the days, and after them the last releases with their fallbacks', () => {
    const ids = serve(14);
    expect(cleanAfter(29)).toMatchObject({ releases: [], artifacts: [] });
    const report = cleanAfter(31);
    // The present one, and ten that stable can go back to; the oldest of these falls back to one version more.
    expect(report.releases).toEqual(ids.slice(0, 3));
    expect(report.artifacts).toEqual(['mf-live@1.0.0', 'mf-live@1.0.1']);
    expect(report.bytes).toBeGreaterThan(0);
    expect(report.needed.get(ids[13] ?? '')).toBe('served by stable');
    expect(report.needed.get(ids[12] ?? '')).toBe('stable can go back to it');
    expect(registry.releases.ids()).toEqual(ids.slice(3));
    expect(registry.artifacts.versionsOf('mf-live')).toHaveLength(12);
    expect(existsSync(path.join(root, 'data/trash'))).toBe(false);
  });

  it('leaves every way back that a rollback may take', () => {
    const ids = serve(14);
    cleanAfter(31);
    for (let step = 12; step >= 3; step -= 1)
      expect(registry.rollback('stable', mover).channel.releaseId).toBe(ids[step]);
    expect(() => registry.rollback('stable', mover)).toThrow(/no earlier release/);
  });

  it('removes what a look found of a release with it', () => {
    const ids = serve(14);
    const pictures = [ids[0], ids[13]].map((id = '') => path.join(root, 'data/smoke', id));
    for (const folder of pictures) mkdirSync(folder, { recursive: true });
    cleanAfter(31);
    expect(pictures.map((folder) => existsSync(folder))).toEqual([false, true]);
  });

  it('only says it when that is asked', () => {
    serve(14);
    const said = cleanAfter(31, { isDry: true });
    expect(said.artifacts).toHaveLength(2);
    expect(registry.releases.ids()).toHaveLength(14);
    expect(cleanAfter(31).artifacts).toEqual(said.artifacts);
    expect(cleanAfter(31).artifacts).toEqual([]);
  });

  it('keeps a previewed release to the end of its last link, and no longer', () => {
    serve(1);
    const shown = compose({ 'mf-live': '2.0.0' });
    registry.preview(shown, 40 * 24);
    registry.preview(shown, 1);
    expect(cleanAfter(39).needed.get(shown)).toMatch(/in preview until/);
    expect(cleanAfter(41).releases).toEqual([shown]);
  });

  it('keeps what canary serves, and what a waiting release was composed from', () => {
    const [base = ''] = serve(1);
    const waiting = compose({ 'mf-live': '2.0.0' });
    promote(waiting, 'canary');
    for (let count = 0; count < 13; count += 1) promote(compose({ 'mf-product': `1.0.${count}` }));
    const report = cleanAfter(31);
    expect(report.needed.get(waiting)).toBe('served by canary');
    expect(report.needed.get(base)).toBe(`${waiting} was composed from it`);
    // A squad that comes back after a month has its change put on top of all that happened.
    const { release, rebasedFrom } = registry.promote(waiting, 'stable', mover);
    expect(rebasedFrom).toBe(waiting);
    expect(versionsOf(release)).toMatchObject({ 'mf-live': '2.0.0', 'mf-product': '1.0.12' });
  });

  it('keeps a build that was published again lately', () => {
    serve(1);
    publish('mf-live', '3.0.0');
    publish('mf-live', '3.0.1');
    const old = new Date(Date.now() - 40 * dayMs);
    for (const version of ['3.0.0', '3.0.1'])
      utimesSync(path.join(registry.artifacts.folderOf('mf-live', version), 'artifact.json'), old, old);
    publish('mf-live', '3.0.1');
    expect(cleanAfter(0)).toMatchObject({ artifacts: ['mf-live@3.0.0'], recent: ['mf-live@3.0.1'] });
  });

  it('removes abandoned drafts', () => {
    serve(1);
    const old = new Date(Date.now() - 2 * 3_600_000);
    for (const folder of ['incoming/left', 'artifacts/.drafts/left', 'incoming/underway']) {
      mkdirSync(path.join(root, 'data', folder), { recursive: true });
      writeFileSync(path.join(root, 'data', folder, 'a.js'), '');
      if (folder.endsWith('left')) utimesSync(path.join(root, 'data', folder), old, old);
    }
    cleanAfter(0);
    expect(readdirSync(path.join(root, 'data/incoming'))).toEqual(['underway']);
    expect(readdirSync(path.join(root, 'data/artifacts/.drafts'))).toEqual([]);
  });
});

/** One step of a user of the registry; numbers choose among what there is. */
type Deed =
  | { kind: 'release'; version: number; isShell: boolean }
  | { kind: 'promote'; release: number; channel: Channel['name']; isExact: boolean }
  | { kind: 'rollback'; channel: Channel['name']; to: number | null }
  | { kind: 'canary'; weight: number }
  | { kind: 'preview'; release: number; days: number }
  | { kind: 'wait'; days: number }
  | { kind: 'clean'; days: number };

const channel = fc.constantFrom<Channel['name'][]>('stable', 'stable', 'stable', 'canary', 'preview');
const place = fc.nat({ max: 30 });
const deeds = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('release' as const),
      version: fc.nat({ max: 6 }),
      isShell: fc.boolean(),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('promote' as const),
      release: place,
      channel,
      isExact: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('rollback' as const), channel, to: fc.option(place) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('canary' as const), weight: fc.nat({ max: 100 }) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('preview' as const),
      release: place,
      days: fc.integer({ min: 1, max: 60 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 40 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('clean' as const), days: fc.integer({ min: 0, max: 30 }) }),
  },
);

/** A refusal is an answer; anything else is a fault. */
function tryTo(work: () => unknown): void {
  try {
    work();
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error;
  }
}

function does(deed: Deed): void {
  const ids = registry.releases.ids();
  const pick = (number: number) => ids[number % Math.max(1, ids.length)] ?? 'r0001-00000000';
  const history = ('channel' in deed && registry.channel(deed.channel)?.history) || [];
  if (deed.kind === 'release') compose({ [deed.isShell ? 'shell' : 'mf-live']: `1.0.${deed.version}` });
  if (deed.kind === 'promote')
    registry.promote(pick(deed.release), deed.channel, { ...mover, isExact: deed.isExact });
  if (deed.kind === 'rollback') {
    const to = deed.to === null ? undefined : history[deed.to % Math.max(1, history.length)];
    registry.rollback(deed.channel, { ...mover, ...(to === undefined ? {} : { to }) });
  }
  if (deed.kind === 'canary') registry.weighCanary(deed.weight, mover);
  if (deed.kind === 'preview') registry.preview(pick(deed.release), deed.days * 24);
  if (deed.kind === 'wait') jest.setSystemTime(Date.now() + deed.days * dayMs);
  if (deed.kind === 'clean') cleanRegistry(registry, { days: deed.days, releases: fewestReleases });
}

/** Releases that a visitor may be served: what channels serve, go back to and edges keep for sessions, and previews. */
function servable(): string[] {
  const ofChannels = registry.channelStore.all().flatMap(({ releaseId, history, moves, left }) => {
    const isLeft = (id: string) => left.some((one) => one.releaseId === id);
    const seen = [...new Set([releaseId, ...moves.flatMap(({ from }) => from ?? [])])];
    return [releaseId, ...history, ...seen.slice(0, fewestReleases).filter((id) => !isLeft(id))];
  });
  return [
    ...new Set([...ofChannels, ...Object.keys(registry.releases.previews()), ...registry.releases.ids()]),
  ];
}

it('after whatever was done, every release that can be served has all of its files', () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'performance', 'hrtime'] });
  try {
    let removed = 0;
    fc.assert(
      fc.property(fc.array(deeds, { minLength: 10, maxLength: 60 }), (all) => {
        rmSync(root, { recursive: true, force: true });
        open();
        promote(compose({ shell: '1.0.0', 'mf-live': '1.0.0' }));
        for (const deed of all) {
          const before = registry.releases.ids().length;
          tryTo(() => does(deed));
          if (deed.kind !== 'clean') continue;
          removed += before - registry.releases.ids().length;
          for (const id of servable())
            for (const { name, version } of artifactsOf(registry.releases.get(id)))
              expect(registry.artifacts.verify(name, version)).toEqual([]);
        }
      }),
      { numRuns: 40 },
    );
    // Otherwise the runs would prove nothing.
    expect(removed).toBeGreaterThan(0);
  } finally {
    jest.useRealTimers();
  }
}, 120_000);
