import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRegistryApp } from '@mall/registry/app';
import { Registry } from '@mall/registry/registry';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { composeSample } from '../testing/sample-releases.ts';
import { ArtifactCache } from './artifact-cache.ts';
import { Releases } from './releases.ts';

const mover = { by: 'the platform', why: '' };
/** Goes with nothing in use, whatever its age. */
const atOnce = { maximumBytes: 0, graceMs: 0 };

let root: string;
let registry: Registry;
let registryApp: FastifyInstance;
let origin: string;
let artifacts: ArtifactCache;
let releases: Releases;
let lines: string[];

beforeEach(open);
afterEach(close);

async function open(): Promise<void> {
  root = mkdtempSync(path.join(tmpdir(), 'sweep-'));
  registry = new Registry(path.join(root, 'registry'));
  registryApp = createRegistryApp(registry);
  origin = await registryApp.listen({ host: '127.0.0.1', port: 0 });
  lines = [];
  begin();
}
async function close(): Promise<void> {
  await registryApp.close();
  rmSync(root, { recursive: true, force: true });
}
/** An edge process on the disk of the one before. */
function begin(): void {
  artifacts = new ArtifactCache(path.join(root, 'edge/artifacts'), origin);
  releases = new Releases({
    registryOrigin: origin,
    publicKeyFile: registry.publicKeyFile,
    folder: path.join(root, 'edge'),
    artifacts,
    log: pino({ base: null }, { write: (line: string) => void lines.push(line) }),
  });
}

async function serve(version: string): Promise<string> {
  const { id } = registry.promote(composeSample(registry, root, version), 'stable', mover).release;
  await releases.refresh();
  return id;
}
const onDisk = (name = 'mf-live') => readdirSync(path.join(root, 'edge/artifacts', name)).sort();
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `1.0.${from + index}`);

describe('artifacts on the disk of an edge', () => {
  it('are those of the releases that it keeps, with what they fall back to, once the disk is full', async () => {
    for (const version of range(0, 13)) await serve(version);
    await releases.sweep(atOnce);
    // Ten releases for sessions; the oldest of them falls back to one version more.
    expect(onDisk()).toEqual(range(3, 13).sort());
    expect(onDisk('shell')).toEqual(range(3, 13).sort());
    expect(readdirSync(path.join(root, 'edge/artifacts'))).toEqual(['mf-live', 'shell']);
    expect(lines.join('')).toMatch(/"artifacts":\[[^\]]*"mf-live\/1\.0\.0".*artifacts removed/);
  });

  it('stay while there is room, for a day after they were last asked for', async () => {
    for (const version of range(0, 13)) await serve(version);
    const day = 24 * 3_600_000;
    await releases.sweep({ graceMs: 0 });
    expect(onDisk()).toHaveLength(14);
    const later = performance.now() + day + 1;
    jest.spyOn(performance, 'now').mockReturnValue(later);
    await releases.sweep();
    jest.restoreAllMocks();
    expect(onDisk()).toHaveLength(11);
  });

  it('stay when they were asked for just now, however full the disk is', async () => {
    for (const version of range(0, 13)) await serve(version);
    await releases.sweep({ maximumBytes: 0 });
    expect(onDisk()).toHaveLength(14);
    expect(lines.join('')).toMatch(/take more than ARTIFACT_CACHE_MB/);
  });

  it('stay while a preview shows them', async () => {
    await serve('1.0.0');
    await releases.previews.of(registry.preview(composeSample(registry, root, '2.0.0'), 1));
    await releases.sweep(atOnce);
    expect(onDisk()).toEqual(['1.0.0', '2.0.0']);
  });

  it('are retained by the next process as by the one before, and drafts that were cut off go', async () => {
    for (const version of range(0, 13)) await serve(version);
    mkdirSync(path.join(root, 'edge/artifacts/mf-live/9.9.9.01234567-89ab-cdef-0123-456789abcdef'));
    begin();
    await releases.start();
    releases.stop();
    await releases.sweep(atOnce);
    expect(onDisk()).toEqual(range(3, 13).sort());
  });

  it('come whole again when a release of before returns, also where a tab had single files fetched', async () => {
    const first = await serve('1.0.0');
    for (const version of range(1, 13)) await serve(version);
    await releases.sweep(atOnce);
    const [shell] = [registry.releases.get(first).shell.artifact];
    await artifacts.whole(shell, 'remoteEntry.js');
    expect(existsSync(path.join(artifacts.folderOf(shell), 'server/server.cjs'))).toBe(false);
    registry.rollback('stable', { ...mover, to: first });
    await releases.refresh();
    expect(releases.current()?.id).toBe(first);
    expect(existsSync(path.join(artifacts.folderOf(shell), 'server/server.cjs'))).toBe(true);
  });

  it('that cannot be removed are logged once and do not stop others from being served', async () => {
    await serve('1.0.0');
    writeFileSync(path.join(root, 'edge/artifacts/.gone'), 'in the way');
    mkdirSync(path.join(root, 'edge/artifacts/mf-live/0.9.0'));
    await releases.sweep(atOnce);
    expect(lines.join('')).toMatch(/artifacts not removed/);
    expect(releases.current()).not.toBeNull();
  });
});

it('after any moves of channels and sweeps, what is retained is whole on the disk', async () => {
  const deed = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({ kind: fc.constant('promote' as const), version: fc.nat({ max: 9 }) }),
    },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('rollback' as const) }) },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant('canary' as const), version: fc.nat({ max: 9 }) }),
    },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('sweep' as const) }) },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 5, maxLength: 25 }), async (all) => {
      await close();
      await open();
      await serve('1.0.0');
      for (const each of all) {
        if (each.kind === 'sweep') {
          await releases.sweep(atOnce);
          for (const artifact of await releases.inUse())
            for (const file of Object.keys(artifact.files))
              expect(existsSync(path.join(artifacts.folderOf(artifact), file))).toBe(true);
          continue;
        }
        try {
          if (each.kind === 'rollback') registry.rollback('stable', mover);
          else {
            const id = composeSample(registry, root, `1.0.${each.version}`);
            registry.promote(id, each.kind === 'promote' ? 'stable' : 'canary', mover);
          }
        } catch {
          // Refused.
        }
        await releases.refresh();
      }
    }),
    { numRuns: 15 },
  );
}, 60_000);
