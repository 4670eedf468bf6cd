import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { ServiceName } from '@mall/scripts/shop/services';
import type { Place } from '../../faults/browser/open-place.ts';
import type { Breaking } from '../../faults/browser/run-case.ts';
import { faultAttack } from '../../faults/fault-attack.ts';
import { publishChanged } from '../../faults/release/changed-artifact.ts';
import { compose, registry, servedVersions } from '../../faults/release/registry-commands.ts';

/** Stops a process as a machine does that swaps: it takes connections and does not answer. */
async function stopService({ shop }: Place, service: ServiceName): Promise<Breaking> {
  const pid = shop.pidOf(service);
  process.kill(pid, 'SIGSTOP');
  return { wasMet: () => true, heal: async () => void process.kill(pid, 'SIGCONT') };
}

export const apiAwayAndBack = faultAttack({
  name: 'faults/api-away',
  about: 'a page that is gone to while the API does not answer says so, and comes when it is back',
  remotes: ['mf-product', 'mf-live'],
  fault: 'the API does not answer, for 12 s',
  isAlone: true,
  by: 'link',
  lastsMs: 12_000,
  prepare: (place) => stopService(place, 'api'),
  report: { by: 'browser', says: /^call .*: (TIMEOUT|UNAVAILABLE)/, names: null },
  cameBy: 'by asking again',
});

export const edgeKilled = faultAttack({
  name: 'faults/edge-killed',
  about: 'a page that is gone to while the edge is down comes when it is back',
  remotes: ['mf-live', 'mf-catalog'],
  fault: 'the edge is killed and starts again',
  isAlone: true,
  by: 'link',
  prepare: async ({ shop }) => {
    const pid = shop.pidOf('edge');
    process.kill(pid, 'SIGKILL');
    return { wasMet: () => shop.pidOf('edge') !== pid };
  },
  report: { by: 'browser', isEverywhere: true, says: /^mf-[a-z-]+: slot: / },
  cameBy: 'by the next try',
});

/** Until edges serve what was promoted, ms. */
const followLimitMs = 20_000;

/** Waits until new visitors get a page that contains the text. */
async function whenServed({ shop }: Place, text: string): Promise<void> {
  for (const started = Date.now(); Date.now() - started < followLimitMs; await setTimeout(250))
    if ((await shop.visitor().get('/livestream')).text.includes(text)) return;
  throw new Error(`the edge does not serve ${text}, which was promoted while the registry was away`);
}

export const registryAway = faultAttack({
  name: 'faults/registry-away',
  about: 'a release that is promoted while the registry is away takes no page from anybody',
  remotes: ['mf-live', 'mf-catalog'],
  fault: 'the registry does not answer while a version of mf-live is promoted',
  isAlone: true,
  by: 'address',
  // Longer than an edge waits for an answer.
  lastsMs: 6000,
  prepare: async (place) => {
    const { dataFolder } = place.shop;
    const { heal } = await stopService(place, 'registry');
    const from = (await servedVersions(dataFolder)).get('mf-live') ?? '';
    const to = `9.2.${Date.now()}`;
    await publishChanged({ dataFolder, name: 'mf-live', from, to, change: (_file, code) => code });
    const id = await compose(dataFolder, [`mf-live@${to}`]);
    await registry(dataFolder, 'promote', id, '--no-smoke', '--why', 'the registry is away');
    return {
      wasMet: () => true,
      heal: async () => {
        await heal?.();
        await whenServed(place, `/_assets/mf-live/${to}/`);
      },
    };
  },
  // The same trouble is said once.
  report: (remote) =>
    remote === 'mf-live' ? { by: 'edge', says: /release not taken/, names: null } : { by: 'none' },
  cameBy: 'was never away',
});

/** Deletes or damages every script of a version on the edge's own disk. */
async function harmFiles({ shop }: Place, name: string): Promise<void> {
  const version = (await servedVersions(shop.dataFolder)).get(name) ?? '';
  const folder = path.join(shop.dataFolder, 'edge/artifacts', name, version);
  const files = readdirSync(folder).filter((file) => /\.js(\.|$)/.test(file));
  for (const [index, file] of files.entries()) {
    if (index % 2 === 0) rmSync(path.join(folder, file));
    else writeFileSync(path.join(folder, file), '// damaged');
  }
}

export const filesLost = faultAttack({
  name: 'faults/files-lost',
  about: "files of a remote that are lost or damaged on the edge's disk come from the registry again",
  remotes: ['mf-content', 'mf-live'],
  fault: "scripts of mf-content are deleted and damaged on the edge's disk",
  isAlone: true,
  by: 'address',
  prepare: async (place) => {
    await harmFiles(place, 'mf-content');
    return { wasMet: () => true };
  },
  report: (remote) =>
    remote === 'mf-content' ? { by: 'edge', says: /lost file of a release fetched again/ } : { by: 'none' },
  cameBy: 'by files that the edge fetched again',
});
