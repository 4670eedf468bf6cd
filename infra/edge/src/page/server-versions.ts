import type { ActiveRelease } from '../release/active-release.ts';
import type { VersionBreakers } from '../render/version-breakers.ts';

/** A release as the server renders it now. */
export interface ServerVersions {
  release: ActiveRelease;
  /** Remotes without a version that it renders. */
  switchedOff: readonly string[];
}

/**
 * A remote whose breaker is open is rendered in its previous good version, which the browser takes first then too: both
 * have to agree, and what loops here would loop there. Without such a version the browser renders it alone.
 * @param except a remote that is rendered in its present version all the same
 */
export function serverVersions(
  release: ActiveRelease,
  breakers: VersionBreakers,
  except: string | null = null,
): ServerVersions {
  const open = Object.values(release.remotes).filter(
    (artifact) => artifact.name !== except && breakers.isOpen(artifact),
  );
  if (open.length === 0) return { release, switchedOff: [] };
  const isGood = ({ name }: { name: string }) => {
    const fallback = release.fallbacks[name];
    return fallback !== undefined && !breakers.isOpen(fallback);
  };
  return {
    release: open.filter(isGood).reduce((shown, { name }) => withFallback(shown, name), release),
    switchedOff: open.filter((artifact) => !isGood(artifact)).map(({ name }) => name),
  };
}

function withFallback(release: ActiveRelease, name: string): ActiveRelease {
  const fallback = release.fallbacks[name];
  const client = release.client.remotes[name];
  if (!fallback || !client) return release;
  const candidates = client.candidates.toSorted(
    (one, other) => Number(other.version === fallback.version) - Number(one.version === fallback.version),
  );
  return {
    ...release,
    remotes: { ...release.remotes, [name]: fallback },
    client: {
      ...release.client,
      remotes: { ...release.client.remotes, [name]: { ...client, candidates } },
    },
  };
}
