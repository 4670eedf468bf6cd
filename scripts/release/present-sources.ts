import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Versions } from '@mall/registry/rebase';
import type { Registry } from '@mall/registry/registry';
import { RegistryError } from '@mall/remote-kit/publish/registry-error';
import { SetupError } from '../setup-error.ts';
import { type ArtifactName, artifactNames } from '../workspace.ts';
import { promoteVersions } from './promote-versions.ts';

export interface Sources {
  present: ArtifactName[];
  /** Remotes whose folder is gone from this checkout. */
  missing: ArtifactName[];
}

/** Which artifacts can be built of a checkout. There is no shop without the shell. */
export function sourcesIn(folder: string): Sources {
  const hasSources = (name: ArtifactName) =>
    ['package.json', 'src'].every((entry) => existsSync(path.join(folder, name, entry)));
  const missing = artifactNames.filter((name) => !hasSources(name));
  if (missing.includes('shell'))
    throw new SetupError('the shell has no sources here: restore its folder (git checkout -- shell)');
  return { present: artifactNames.filter(hasSources), missing };
}

/**
 * Has stable serve the versions of the present sources. A remote without sources keeps the version that stable has; it is
 * left out where there is none, or where that one does not fit any more. Says which and what to do.
 */
export function promotePresent(
  registry: Registry,
  { versions, missing }: { versions: Versions; missing: readonly string[] },
  say: (line: string) => void,
): void {
  const stable = registry.channel('stable');
  const served = stable ? registry.releases.get(stable.releaseId).remotes : {};
  const withoutSources = missing.filter((name) => served[name]);
  for (const name of missing) {
    const version = served[name]?.artifact.version;
    say(
      version
        ? `${name} has no sources here: the shop keeps ${version}, which was published before`
        : `${name} has no sources here, and no release has it: the shop opens without its pages and fragments`,
    );
    say(
      `  to have it back: git checkout -- ${name}, or npm run registry -- publish <its build>, compose --with, promote`,
    );
  }
  try {
    promoteVersions(registry, versions, say, { missing });
  } catch (error) {
    if (!(error instanceof RegistryError) || withoutSources.length === 0) throw error;
    say(`${withoutSources.join(', ')} does not fit the present sources and is left out; ${error.message}`);
    promoteVersions(registry, versions, say, { missing, without: withoutSources });
  }
}
