import path from 'node:path';
import { Registry } from '@mall/registry/registry';
import { outputFolder } from '@mall/remote-kit/build/output-folder';
import { readArtifact } from '@mall/remote-kit/publish/built-artifact';
import { RegistryError } from '@mall/remote-kit/publish/registry-error';
import { type ArtifactName, localVersion, root } from '../workspace.ts';
import { buildArtifacts } from './build-artifacts.ts';
import { promotePresent, sourcesIn } from './present-sources.ts';

type Say = (line: string) => void;

/**
 * Builds and publishes what the registry lacks, and promotes a release of the present sources. A remote whose sources are
 * gone keeps no shop from opening.
 */
export async function releaseSources(dataFolder: string, say: Say): Promise<void> {
  const registry = new Registry(path.join(dataFolder, 'registry'));
  const { present, missing } = sourcesIn(root);
  const versions = Object.fromEntries(present.map((name) => [name, localVersion(name)]));
  const builds = present
    .map((name) => ({ name, version: versions[name] ?? '' }))
    .filter(({ name, version }) => !registry.artifacts.has(name, version))
    .filter(({ name, version }) => !publishBuilt(registry, name, version));

  if (builds.length > 0) say(`building ${builds.map(({ name }) => name).join(', ')}`);
  let ready = 0;
  await buildArtifacts(builds, ({ name }) => {
    registry.publish(outputFolder(path.join(root, name)));
    ready += 1;
    say(`built ${name} (${ready} of ${builds.length})`);
  });
  promotePresent(registry, { versions, missing }, say);
}

/** Publishes what was built of these sources before, for the registry of another data folder; false when nothing was. */
function publishBuilt(registry: Registry, name: ArtifactName, version: string): boolean {
  const folder = outputFolder(path.join(root, name));
  try {
    if (readArtifact(folder).version !== version) return false;
    registry.publish(folder);
    return true;
  } catch (error) {
    if (error instanceof RegistryError) return false;
    throw error;
  }
}
