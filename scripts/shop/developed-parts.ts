import path from 'node:path';
import { didYouMean } from '@mall/command-line/nearest';
import type { PartBuilds } from '@mall/remote-kit/development/dev-server';
import { shellClientConfig, shellServerConfig } from '@mall/shell/webpack';
import { SetupError } from '../setup-error.ts';
import { artifactNames, root } from '../workspace.ts';

/** A part of the shop that is served from its sources. */
export interface DevelopedPart {
  name: string;
  folder: string;
  builds?: PartBuilds;
}

const shellBuilds: PartBuilds = {
  client: shellClientConfig,
  server: shellServerConfig,
  entry: 'shell.js',
  isHot: false,
};

/** Reads `mf-live`, or `mf-live=another/folder` for sources that lie elsewhere in this checkout. */
function partOf(wanted: string): DevelopedPart {
  const [given = '', elsewhere] = wanted.split('=');
  const name = artifactNames.find((each) => each === given.replace(/\/$/, ''));
  if (!name)
    throw new SetupError(
      `there is no "${given}"${didYouMean(given, artifactNames)}; name some of ${artifactNames.join(', ')}`,
    );
  const folder = path.resolve(root, elsewhere || name);
  return { name, folder, ...(name === 'shell' ? { builds: shellBuilds } : {}) };
}

/**
 * The parts to develop, each once, in their order. The shell is one of them always: React in its
 * development mode, which remotes take from the shell, is in no release.
 */
export function developedParts(wanted: readonly string[]): DevelopedPart[] {
  const parts = [...wanted, 'shell'].map(partOf);
  return parts.filter((part, index) => parts.findIndex(({ name }) => name === part.name) === index);
}
