import path from 'node:path';
import { Registry } from '@mall/registry/registry';
import { outputFolder } from '@mall/remote-kit/build/webpack';
import { readArtifact } from '@mall/remote-kit/publish/built-artifact';
import { RegistryError } from '@mall/remote-kit/publish/registry-error';
import { type ArtifactName, localVersion, root } from '../workspace.ts';
import { buildArtifact } from './build-artifact.ts';
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
  const unbuilt = present.filter((name) => !registry.artifacts.has(name, versions[name] ?? ''));

  for (const [index, name] of unbuilt.entries()) {
    if (publishBuilt(registry, name, versions[name] ?? '')) continue;
    say(`building ${name} (${index + 1} of ${unbuilt.length})`);
    await buildArtifact(name, versions[name]);
    registry.publish(outputFolder(path.join(root, name)));
  }
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
