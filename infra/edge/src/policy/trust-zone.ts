import type { ClientRelease } from '@mall/contracts/platform/page-state';
import type { EdgeConfig } from '../config.ts';
import { type ActiveRelease, assetPath } from '../release/active-release.ts';

/**
 * What may run on an isolated page, and what it may talk to (docs/decisions/0129). Made from the release and the
 * settings: nothing else is named by the page's policy.
 */
export interface TrustZone {
  /** Folders of released files that scripts may come from: the shell's and those of the page's own remote. */
  folders: readonly string[];
  /** Scripts of the payment provider, its SDK first: very addresses, or folders. */
  scripts: readonly string[];
  /** Origins of the provider that are called, framed and posted to. */
  origins: readonly string[];
}

/** The zone of an isolated page of `owner`. Folders are paths of our own origin, but a development server's. */
export function trustZoneOf(
  { shell, client }: Pick<ActiveRelease, 'shell' | 'client'>,
  owner: string,
  { paymentScripts, paymentOrigins }: Pick<EdgeConfig, 'paymentScripts' | 'paymentOrigins'>,
): TrustZone {
  const entries = client.remotes[owner]?.candidates.map(({ entry }) => entry) ?? [];
  const folders = entries.map((entry) => entry.slice(0, entry.lastIndexOf('/') + 1));
  return {
    folders: [...new Set([assetPath(shell, ''), ...folders])],
    scripts: paymentScripts,
    origins: paymentOrigins,
  };
}

/** What an isolated page knows of its release: where links lead, and the one remote that it may load. */
export const clientReleaseFor = (client: ClientRelease, owner: string): ClientRelease => ({
  ...client,
  remotes: Object.fromEntries(
    Object.entries(client.remotes).map(([name, remote]) => [
      name,
      name === owner ? remote : { ...remote, candidates: [] },
    ]),
  ),
});
