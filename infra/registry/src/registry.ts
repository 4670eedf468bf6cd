import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Artifact } from '@mall/contracts/platform/artifact';
import { type ApiContract, apiContractSchema } from '@mall/contracts/platform/artifact-contracts';
import type { Release } from '@mall/contracts/platform/release';
import * as z from 'zod/mini';
import { ArtifactStore } from './artifact-store.ts';
import { writeAtomic } from './atomic-file.ts';
import { findConflicts } from './compose.ts';
import type { Part } from './part.ts';
import { RegistryError } from './registry-error.ts';
import { type ChannelName, ReleaseStore } from './release-store.ts';
import { loadOrCreateKeys } from './signing.ts';

/** Versions by name; a name that is left out keeps the version that the base channel has. */
export type Versions = Readonly<Record<string, string>>;

export interface ComposeOptions {
  versions: Versions;
  /** Channel whose release is the base, normally stable. */
  base: ChannelName;
  note?: string;
}

/** The registry of one data folder: artifacts, releases and channels (design: A release). */
export class Registry {
  readonly artifacts: ArtifactStore;
  readonly releases: ReleaseStore;
  readonly publicKeyFile: string;

  constructor(
    private readonly root: string,
    keys = path.join(root, 'keys'),
  ) {
    this.artifacts = new ArtifactStore(path.join(root, 'artifacts'));
    this.releases = new ReleaseStore(root, loadOrCreateKeys(keys));
    this.publicKeyFile = path.join(keys, 'public.pem');
  }

  /** Calls that the API in production serves; published by the API's deployment. */
  apiContract(): ApiContract {
    const file = path.join(this.root, 'api-contract.json');
    if (!existsSync(file)) return {};
    const parsed = z.safeParse(apiContractSchema, JSON.parse(readFileSync(file, 'utf8')));
    if (parsed.success) return parsed.data;
    throw new RegistryError(`${file} says too little of the API's calls`, [
      'it is of an earlier version: deploy the API again, which writes it (npm start does, too)',
    ]);
  }

  setApiContract(contract: ApiContract): void {
    writeAtomic(path.join(this.root, 'api-contract.json'), JSON.stringify(contract));
  }

  /** Makes a release, or refuses with every reason at once. */
  compose({ versions, base, note = '' }: ComposeOptions): Release {
    const channel = this.releases.channel(base);
    const current = channel ? this.releases.get(channel.releaseId) : null;
    const wanted = { ...versionsOf(current), ...versions };
    const { shell: shellVersion, ...remoteVersions } = wanted;
    if (!shellVersion)
      throw new RegistryError('a release needs a shell', ['name one: --with shell@<version>']);

    const shell = this.artifacts.get('shell', shellVersion);
    const remotes = Object.entries(remoteVersions).map(([name, version]) =>
      this.artifacts.get(name, version),
    );
    const reasons = [
      ...[shell, ...remotes].flatMap(({ name, version }) => this.artifacts.verify(name, version)),
      ...findConflicts({
        shell: this.partOf(shell),
        remotes: remotes.map((artifact) => this.partOf(artifact)),
        api: this.apiContract(),
      }),
    ];
    if (reasons.length > 0) throw new RegistryError('these versions make no release', reasons);

    return this.releases.add({
      note,
      shell: { artifact: shell, fallback: null },
      remotes: Object.fromEntries(
        remotes.map((artifact) => [artifact.name, { artifact, fallback: fallbackOf(artifact, current) }]),
      ),
    });
  }

  private partOf(artifact: Artifact): Part {
    return { artifact, contracts: this.artifacts.contractsOf(artifact) };
  }
}

function versionsOf(release: Release | null): Record<string, string> {
  if (!release) return {};
  const remotes = Object.entries(release.remotes).map(([name, { artifact }]) => [name, artifact.version]);
  return { shell: release.shell.artifact.version, ...Object.fromEntries(remotes) };
}

/** The version to go back to in a browser: the one before, or what that one had to fall back on. */
function fallbackOf({ name, version }: Artifact, current: Release | null): Artifact | null {
  const previous = current?.remotes[name];
  if (!previous) return null;
  return previous.artifact.version === version ? previous.fallback : previous.artifact;
}
