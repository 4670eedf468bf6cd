import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import path from 'node:path';
import {
  type Artifact,
  remoteNameSchema as nameSchema,
  versionSchema,
} from '@mall/contracts/platform/artifact';
import { type ArtifactContracts, artifactContractsSchema } from '@mall/contracts/platform/artifact-contracts';
import { brokenFiles, faultsOf, readArtifact } from '@mall/remote-kit/publish/built-artifact';
import { parseJson } from '@mall/remote-kit/publish/parse-json';
import { RegistryError } from '@mall/remote-kit/publish/registry-error';
import * as z from 'zod/mini';
import { unpublished } from './conflicts/unknown-words.ts';

/** Puts the listed files into a folder of the owner's alone, whatever the modes of the build and the umask say. */
function copyListed(from: string, to: string, { files }: Artifact): void {
  for (const name of [...Object.keys(files), 'artifact.json']) {
    const target = path.join(to, name);
    mkdirSync(path.dirname(target), { recursive: true, mode: 0o700 });
    cpSync(path.join(from, name), target);
    chmodSync(target, 0o600);
  }
}

/** Builds that are being copied; no artifact has such a name. */
export const draftsFolder = '.drafts';

/** Artifacts by name and version: stored once, never overwritten (design: A release). */
export class ArtifactStore {
  constructor(private readonly root: string) {}

  folderOf(name: string, version: string): string {
    return path.join(this.root, name, version);
  }

  has(name: string, version: string): boolean {
    // Names come from command lines and URLs: nothing outside this folder is an artifact.
    if (!z.safeParse(nameSchema, name).success || !z.safeParse(versionSchema, version).success) return false;
    return existsSync(path.join(this.folderOf(name, version), 'artifact.json'));
  }

  versionsOf(name: string): string[] {
    const folder = path.join(this.root, name);
    return existsSync(folder) ? readdirSync(folder).filter((version) => this.has(name, version)) : [];
  }

  #newestOf(name: string): string[] {
    return this.versionsOf(name)
      .map((version) => ({ version, at: this.publishedAt(name, version) }))
      .sort((one, other) => other.at - one.at)
      .map(({ version }) => version);
  }

  names(): string[] {
    const entries = existsSync(this.root) ? readdirSync(this.root) : [];
    return entries.filter((name) => z.safeParse(nameSchema, name).success);
  }

  /** When an artifact was published last, ms since the epoch. */
  publishedAt(name: string, version: string): number {
    return statSync(path.join(this.folderOf(name, version), 'artifact.json')).mtimeMs;
  }

  get(name: string, version: string): Artifact {
    if (!this.has(name, version)) {
      const names = this.names().filter((each) => this.versionsOf(each).length > 0);
      throw unpublished({ name, version, names, versions: this.#newestOf(name) });
    }
    return readArtifact(this.folderOf(name, version));
  }

  /** The schemas that an artifact carries; null when its build is from before they were. */
  contractsOf({ name, version, contracts }: Artifact): ArtifactContracts | null {
    if (contracts === undefined) return null;
    const file = path.join(this.folderOf(name, version), contracts);
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const parsed = z.safeParse(artifactContractsSchema, parseJson(text));
    if (parsed.success) return parsed.data;
    throw new RegistryError(`${name}@${version} carries no readable contracts in ${contracts}`, [
      'raise its version, build and publish it again',
    ]);
  }

  /** Checks a stored artifact again, for instance before it goes into a release. */
  verify(name: string, version: string): string[] {
    return brokenFiles(this.folderOf(name, version), this.get(name, version)).map(
      (reason) => `${name}@${version}: ${reason}`,
    );
  }

  /** Takes a finished build. The same content again is no change; other content under the same version is refused. */
  publish(folder: string): { artifact: Artifact; isNew: boolean } {
    const artifact = readArtifact(folder);
    const { name, version } = artifact;
    const broken = faultsOf(folder, artifact);
    if (broken.length > 0) throw new RegistryError(`${name}@${version} is not whole`, broken);
    if (this.has(name, version)) return this.publishedAlready(artifact);
    const target = this.folderOf(name, version);
    // Not beside the versions: a draft that was cut off would look like one.
    const draft = path.join(this.root, draftsFolder, randomUUID());
    try {
      copyListed(folder, draft, artifact);
      mkdirSync(path.dirname(target), { recursive: true });
      renameSync(draft, target);
    } catch (error) {
      // Two that publish the same version at once: the first one's is there, and a folder with files is not replaced.
      if (this.has(name, version)) return this.publishedAlready(artifact);
      throw error;
    } finally {
      rmSync(draft, { recursive: true, force: true });
    }
    return { artifact, isNew: true };
  }

  private publishedAlready(artifact: Artifact): { artifact: Artifact; isNew: boolean } {
    const { name, version, files } = artifact;
    if (JSON.stringify(this.get(name, version).files) === JSON.stringify(files)) {
      const [now, file] = [new Date(), path.join(this.folderOf(name, version), 'artifact.json')];
      // Wanted again: `clean` must treat it as recent.
      utimesSync(file, now, now);
      return { artifact, isNew: false };
    }
    throw new RegistryError(
      `${name}@${version} is published already with other content`,
      ['raise the version in package.json and build again'],
      'CONFLICT',
    );
  }
}
