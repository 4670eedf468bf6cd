import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { artifactsOf } from '@mall/contracts/platform/release-artifacts';
import { RegistryError } from '@mall/remote-kit/publish/registry-error';
import { draftsFolder } from '../artifact-store.ts';
import { picturesOf } from '../known/smoke-pictures.ts';
import type { Registry } from '../registry.ts';
import { dayMs, fewestReleases, type KeepRules, neededReleases } from './needed-releases.ts';

export interface CleanOptions extends KeepRules {
  /** Only says what would be removed. */
  isDry?: boolean;
  /** ms since the epoch. */
  now?: number;
}

export interface CleanReport {
  /** Releases that stay, each with the reason. */
  needed: Map<string, string>;
  /** Artifacts that stay without a release, because they were published lately. */
  recent: string[];
  remainingArtifacts: number;
  releases: string[];
  artifacts: string[];
  /** What was removed, bytes. */
  bytes: number;
}

/** Abandoned drafts of uploads and copies. */
const draftLifetimeMs = 3_600_000;
const maximumTries = 5;

/**
 * Removes releases that no channel's past needs, and artifacts that no release needs. Whatever can still be served, gone
 * back to, previewed or promoted keeps all of its files, whatever other processes do to the registry meanwhile.
 */
export function cleanRegistry(registry: Registry, options: CleanOptions): CleanReport {
  const rules = { days: options.days, releases: Math.max(fewestReleases, options.releases) };
  const now = options.now ?? Date.now();
  for (let tries = 1; tries <= maximumTries; tries += 1) {
    const seen = stateOf(registry, now);
    const report = planOf(registry, rules, now);
    if (options.isDry) return report;
    if (remove(registry, report, () => stateOf(registry, now) === seen)) return report;
  }
  throw new RegistryError('others change the registry all the time', ['clean it when it is quieter']);
}

/** Everything that a plan depends on; reading all releases takes too long for a lock. */
function stateOf(registry: Registry, now: number): string {
  const { releases } = registry;
  return JSON.stringify([registry.channelStore.all(), releases.ids(), releases.previews(now)]);
}

function planOf(registry: Registry, rules: KeepRules, now: number): CleanReport {
  const { artifacts, releases } = registry;
  const all = releases.ids().map((id) => releases.get(id));
  const state = {
    channels: registry.channelStore.all(),
    releases: all,
    previews: releases.previews(now),
    now,
  };
  const releasesNeeded = neededReleases(state, rules);
  const needed = new Set(
    all.filter(({ id }) => releasesNeeded.has(id)).flatMap((release) => artifactsOf(release).map(labelOf)),
  );
  const stored = artifacts
    .names()
    .flatMap((name) => artifacts.versionsOf(name).map((version) => ({ name, version })));
  const unneeded = stored.filter((each) => !needed.has(labelOf(each)));
  const isRecent = ({ name, version }: Version) =>
    artifacts.publishedAt(name, version) >= now - rules.days * dayMs;
  const gone = unneeded.filter((each) => !isRecent(each));
  const goneReleases = all.map(({ id }) => id).filter((id) => !releasesNeeded.has(id));
  return {
    needed: releasesNeeded,
    recent: unneeded.filter(isRecent).map(labelOf),
    remainingArtifacts: stored.length - gone.length,
    releases: goneReleases,
    artifacts: gone.map(labelOf),
    bytes: [
      ...gone.map(({ name, version }) => artifacts.folderOf(name, version)),
      ...goneReleases.map((id) => releases.fileOf(id)),
    ].reduce((sum, entry) => sum + bytesOf(entry), 0),
  };
}

interface Version {
  name: string;
  version: string;
}
const labelOf = ({ name, version }: Version) => `${name}@${version}`;

function bytesOf(entry: string): number {
  const about = statSync(entry);
  if (!about.isDirectory()) return about.size;
  return readdirSync(entry).reduce((sum, name) => sum + bytesOf(path.join(entry, name)), 0);
}

/** Does it, unless something changed since the plan; then false. Renames within the locks, and removes after them. */
function remove(registry: Registry, plan: CleanReport, isUnchanged: () => boolean): boolean {
  const { artifacts, releases, channelStore, root } = registry;
  const trash = path.join(root, 'trash');
  const isDone = channelStore.whileStill(() =>
    releases.whileStill(() => {
      if (!isUnchanged()) return false;
      const gone = new Set(plan.releases);
      for (const { name } of registry.channelStore.all()) channelStore.forget(name, (id) => gone.has(id));
      for (const id of plan.releases) moveInto(trash, releases.fileOf(id));
      for (const label of plan.artifacts) {
        const at = label.lastIndexOf('@');
        moveInto(trash, artifacts.folderOf(label.slice(0, at), label.slice(at + 1)));
      }
      return true;
    }),
  );
  if (!isDone) return false;
  rmSync(trash, { recursive: true, force: true });
  for (const id of plan.releases) rmSync(picturesOf(root, id), { recursive: true, force: true });
  for (const folder of ['incoming', path.join('artifacts', draftsFolder)]) removeOld(path.join(root, folder));
  return true;
}

function moveInto(trash: string, entry: string): void {
  mkdirSync(trash, { recursive: true });
  renameSync(entry, path.join(trash, randomUUID()));
}

function removeOld(folder: string): void {
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const draft = path.join(folder, name);
    if (Date.now() - statSync(draft).mtimeMs > draftLifetimeMs)
      rmSync(draft, { recursive: true, force: true });
  }
}
