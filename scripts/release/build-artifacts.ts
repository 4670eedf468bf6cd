import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Worker } from 'jest-worker';
import type { ArtifactName } from '../workspace.ts';

/** Each build takes up to a gigabyte of memory. */
const mostAtOnce = 4;

export interface Build {
  name: ArtifactName;
  /** That of its package.json unless given. */
  version?: string;
}

/**
 * Builds packages in processes of their own, one on each core: webpack uses one. Rejects with the first that fails, and
 * ends the others.
 *
 * @param onBuilt is called with each when it is ready
 */
export async function buildArtifacts(
  builds: readonly Build[],
  onBuilt: (build: Build) => void,
): Promise<void> {
  if (builds.length === 0) return;
  const processes = new Worker(path.join(import.meta.dirname, 'build-artifact-process.cjs'), {
    exposedMethods: ['buildArtifact'],
    numWorkers: Math.min(builds.length, availableParallelism(), mostAtOnce),
    forkOptions: { execArgv: ['--import', 'tsx'], stdio: 'inherit' },
  }) as Worker & { buildArtifact: (name: ArtifactName, version?: string) => Promise<void> };
  try {
    await Promise.all(
      builds.map(async (build) => {
        await processes.buildArtifact(build.name, build.version);
        onBuilt(build);
      }),
    );
  } finally {
    await processes.end();
  }
}
