import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Registry } from '@mall/registry/registry';
import { readArtifact } from '@mall/remote-kit/publish/built-artifact';

/**
 * Stores every artifact below a folder that the registry lacks. A version that is there stays as it is: versions of
 * images carry a hash of their sources.
 * @returns The version of each artifact by name.
 */
export function publishFolders(
  registry: Registry,
  folder: string,
  say: (line: string) => void,
): Record<string, string> {
  const builds = readdirSync(folder)
    .map((name) => path.join(folder, name))
    .filter((build) => existsSync(path.join(build, 'artifact.json')));
  const versions = builds.map((build) => {
    const { name, version } = readArtifact(build);
    if (registry.artifacts.has(name, version)) say(`${name}@${version} was published already`);
    else {
      registry.publish(build);
      say(`${name}@${version} published`);
    }
    return [name, version] as const;
  });
  return Object.fromEntries(versions);
}
