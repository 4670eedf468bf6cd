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

/**
 * A part beside remotes that were left out on purpose: what it shows or receives of them alone is no fault, because a
 * fragment without its remote stays empty and an event without a publisher never comes.
 * @param published topics that some part of the release publishes
 */
export function forgive(part: Part, absent: readonly string[], published: ReadonlySet<string>): Part {
  if (absent.length === 0) return part;
  const { artifact } = part;
  const isOfAbsent = (fragment: string) => absent.some((name) => fragment.startsWith(`${name}/`));
  return {
    ...part,
    artifact: {
      ...artifact,
      fragmentsUsed: artifact.fragmentsUsed.filter(({ name }) => !isOfAbsent(name)),
      eventsHeard: artifact.eventsHeard.filter(({ topic }) => published.has(topic)),
    },
  };
}
