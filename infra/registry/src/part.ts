import type { Artifact } from '@mall/contracts/platform/artifact';
import type { ArtifactContracts } from '@mall/contracts/platform/artifact-contracts';

/** An artifact that is to become part of a release. */
export interface Part {
  artifact: Artifact;
  /** The schemas behind its hashes; null for builds that brought none. */
  contracts: ArtifactContracts | null;
}

export const label = ({ artifact: { name, version } }: Part) => `${name}@${version}`;

/** What to do with a build that says too little. */
export const rebuild = ({ artifact: { name } }: Part) =>
  `rebuild it with the present kit: raise its version, then npm run build -- ${name} --publish`;
