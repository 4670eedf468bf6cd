import type { Channel, Release } from '@mall/contracts/platform/release';

export interface KeepRules {
  /** How long what was composed, published or served counts as recent, days. */
  days: number;
  /** Releases of each channel's past that stay however old they are. */
  releases: number;
}

export interface RegistryState {
  channels: readonly Channel[];
  releases: readonly Release[];
  /** Ends of open previews by release. */
  previews: Readonly<Record<string, string>>;
  /** ms since the epoch. */
  now: number;
}

/** As many as an edge keeps for the sessions that are on them (release-source.ts of the edge). */
export const fewestReleases = 10;
export const dayMs = 86_400_000;

const isSince = (moment: string, since: number) => Date.parse(moment) >= since;

/** Releases that a channel served, newest first, each with when it was left; null for the present one. */
function servedBy({ releaseId, moves, history }: Channel): Map<string, string | null> {
  const served = new Map<string, string | null>([[releaseId, null]]);
  for (const { from, at } of moves) if (from !== null && !served.has(from)) served.set(from, at);
  // Channels of earlier registries kept no moves.
  for (const id of history) if (!served.has(id)) served.set(id, '');
  return served;
}

/** Releases that have to stay, each with the first reason found. */
export function neededReleases(state: RegistryState, rules: KeepRules): Map<string, string> {
  const since = state.now - rules.days * dayMs;
  const needed = new Map<string, string>();
  const keep = (id: string, why: string) => needed.has(id) || needed.set(id, why);
  for (const { name, releaseId } of state.channels) keep(releaseId, `served by ${name}`);
  for (const { name, history } of state.channels)
    for (const id of history.slice(0, rules.releases)) keep(id, `${name} can go back to it`);
  for (const channel of state.channels)
    [...servedBy(channel)].forEach(([id, leftAt], place) => {
      if (leftAt !== null && isSince(leftAt, since))
        keep(id, `${channel.name} served it within ${rules.days} days`);
      if (place < rules.releases) keep(id, `visitors of ${channel.name} may be on it`);
    });
  for (const [id, end] of Object.entries(state.previews)) keep(id, `in preview until ${end.slice(0, 16)}`);
  for (const { id, createdAt } of state.releases)
    if (isSince(createdAt, since)) keep(id, `composed within ${rules.days} days`);
  // What stable has not served yet is put on top of it by what it changed of its base.
  const stable = state.channels.find(({ name }) => name === 'stable');
  const settled = stable ? servedBy(stable) : new Map();
  for (const { id, base } of state.releases)
    if (base && needed.has(id) && !settled.has(id)) keep(base.releaseId, `${id} was composed from it`);
  return needed;
}
