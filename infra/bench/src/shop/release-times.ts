import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Registry } from '@mall/registry/registry';
import { median } from '../timing/mann-whitney.ts';
import { changedVersion } from './changed-version.ts';
import type { Goals } from './goals.ts';
import { holdEdgeToOneCore } from './service-processes.ts';
import { throughput } from './throughput.ts';

/** The remote that is released, and a page of it. */
const released = { remote: 'mf-live', page: '/livestream' };
const mover = { by: 'the bench', why: 'how long a release takes' };
const askEveryMs = 50;
/** A page that has not changed by then is not going to, ms. */
const patienceMs = 30_000;
/** Share of new visitors that get the release of canary, percent. */
const canaryShare = 5;
const rounds = 3;
/** By then an edge has followed its channels, ms. */
const followedMs = 5000;

interface Target {
  origin: string;
  dataFolder: string;
  /** A page from the cache, whose rate is measured with and without canary. */
  list: string;
  seconds: number;
}

/** How long a change takes until all visitors have it, and until none has it any more. */
export async function benchRelease(
  goals: Goals,
  { origin, dataFolder, list, seconds }: Target,
): Promise<void> {
  const registry = new Registry(path.join(dataFolder, 'registry'));
  const page = `${origin}${released.page}`;
  const visitor = new Visitor(page);

  const { version, folder, remove } = changedVersion(registry, released.remote, {
    suffix: 'timed',
    code: '\n',
  });
  const files = `/_assets/${released.remote}/${version}/`;
  const [, publishing] = timed(() => registry.publish(folder));
  remove();
  goals.note('publish', publishing, 'ms');
  const [release, composing] = timed(() =>
    registry.compose({ versions: { [released.remote]: version }, base: 'stable' }),
  );
  goals.note('compose', composing, 'ms');

  const promotedAt = performance.now();
  registry.promote(release.id, 'stable', mover);
  await until(async () => (await new Visitor(page).look()).includes(files));
  goals.add('promote to visible for a new visitor', performance.now() - promotedAt, 'ms', 2000, true);

  await until(async () => (await visitor.look()).includes(files));
  const leftAt = performance.now();
  registry.rollback('stable', mover);
  await until(async () => !(await visitor.look()).includes(files));
  const withdrawn = performance.now() - leftAt;
  goals.add('rollback to gone for those who had it', withdrawn, 'ms', 5000, true);

  await compareCanary(goals, registry, { releaseId: release.id, url: `${origin}${list}`, seconds });
}

/**
 * What choosing between two releases costs when a crowd of new visitors asks. Runs without and with canary are
 * interleaved, since the speed of a virtual machine changes by more than what is compared.
 */
async function compareCanary(
  goals: Goals,
  registry: Registry,
  { releaseId, url, seconds }: { releaseId: string; url: string; seconds: number },
): Promise<void> {
  const cores = holdEdgeToOneCore();
  const versions = { [released.remote]: versionOf(registry, releaseId) };
  const measure = () => throughput({ url, connections: 32, seconds });
  const rates = { without: [] as number[], with: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    rates.without.push(await measure());
    // One that was withdrawn is never shown again.
    const { id } = registry.compose({ versions, base: 'stable' });
    registry.promote(id, 'canary', mover);
    registry.weighCanary(canaryShare, { isWithdrawn: false, ...mover });
    await setTimeout(followedMs);
    rates.with.push(await measure());
    registry.weighCanary(0, { isWithdrawn: true, ...mover });
    await setTimeout(followedMs);
  }
  const [without, withCanary] = [median(rates.without), median(rates.with)];
  goals.note(`list from the cache without canary, ${cores}`, without, 'req/s');
  goals.note(`list from the cache with canary at ${canaryShare} %, ${cores}`, withCanary, 'req/s');
  goals.add('lost by canary', Math.max(0, 100 - (100 * withCanary) / without), '%', 5, true);
}

function versionOf(registry: Registry, releaseId: string): string {
  const part = registry.releases.get(releaseId).remotes[released.remote];
  if (!part) throw new Error(`${releaseId} has no ${released.remote}`);
  return part.artifact.version;
}

/** A browser's session, as far as the choice of a release needs it. */
class Visitor {
  #cookie = '';

  constructor(private readonly page: string) {}

  /** The page as this visitor gets it, which keeps the visitor on its release. */
  async look(): Promise<string> {
    const reply = await fetch(this.page, { headers: this.#cookie ? { cookie: this.#cookie } : {} });
    const [cookie] = reply.headers.getSetCookie().filter((text) => text.includes('mall-release='));
    if (cookie) this.#cookie = cookie.split(';')[0] ?? '';
    return reply.text();
  }
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (const end = performance.now() + patienceMs; performance.now() < end; await setTimeout(askEveryMs))
    if (await isSo()) return;
  throw new Error(`the page did not follow within ${patienceMs / 1000} s`);
}

function timed<T>(work: () => T): [T, ms: number] {
  const started = performance.now();
  const result = work();
  return [result, performance.now() - started];
}
