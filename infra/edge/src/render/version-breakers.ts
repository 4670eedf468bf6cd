import type { Artifact } from '@mall/contracts/platform/artifact';
import { monotonicNow } from '../clock/monotonic.ts';

export type Version = Pick<Artifact, 'name' | 'version'>;

/** Renders of a version that may throw one after the other: one page may have met what no other page meets. */
const throwsBeforeOpen = 3;
/** Cooldown until an open breaker lets one render through again, ms; it doubles with each that fails. */
export const firstCooldownMs = 5_000;
const longestCooldownMs = 300_000;
/** A breaker that opens again within this time, ms, goes on doubling its cooldown. */
const relapseMs = 60_000;

interface Breaker {
  version: Version;
  throws: number;
  isOpen: boolean;
  isProbed: boolean;
  cooldownMs: number;
  /** When the next probe is due, or when the breaker closed. */
  at: number;
}

export interface BreakerChange {
  remote: string;
  version: string;
  isOpen: boolean;
  reason: string;
  cooldownMs: number;
}

/**
 * A circuit breaker for each version of a remote that this server renders (docs/decisions/0210): three throws in a row
 * open it, or one render that took its thread alone. After a cooldown it lets one probe through.
 */
export class VersionBreakers {
  private readonly breakers = new Map<string, Breaker>();

  /** @param now the monotonic clock unless said, ms */
  constructor(
    private readonly onChange: (change: BreakerChange) => void,
    private readonly now: () => number = monotonicNow,
  ) {}

  isOpen(version: Version): boolean {
    return this.breakers.get(keyOf(version))?.isOpen ?? false;
  }

  /** Versions that are switched off. */
  openVersions(): Version[] {
    return [...this.breakers.values()].flatMap(({ isOpen, version }) => (isOpen ? [version] : []));
  }

  /** A render went well. Does not close an open breaker: another page of the version may have opened it. */
  worked(version: Version): void {
    const breaker = this.breakers.get(keyOf(version));
    if (!breaker || breaker.isOpen) return;
    breaker.throws = 0;
    if (this.now() - breaker.at > relapseMs) this.breakers.delete(keyOf(version));
  }

  threw(version: Version): void {
    const breaker = this.breakerOf(version);
    if (breaker.isOpen) return;
    breaker.throws += 1;
    if (breaker.throws >= throwsBeforeOpen) this.open(breaker, 'its renders throw');
  }

  /** A render alone in a thread took that with it, or was not done in time. */
  tookThread(version: Version, reason: string): void {
    const breaker = this.breakerOf(version);
    if (!breaker.isOpen) this.open(breaker, reason);
  }

  /** Claims the probe of this version that is due, if any. The caller runs it and reports to `probed`. */
  claimProbe(version: Version): boolean {
    const breaker = this.breakers.get(keyOf(version));
    if (!breaker?.isOpen || breaker.isProbed || this.now() < breaker.at) return false;
    breaker.isProbed = true;
    return true;
  }

  /** How a probe went; null when it did not reach the version. */
  probed(version: Version, hasWorked: boolean | null, reason: string): void {
    const breaker = this.breakers.get(keyOf(version));
    if (!breaker?.isProbed) return;
    breaker.isProbed = false;
    if (hasWorked) this.close(breaker);
    else if (hasWorked === false) this.open(breaker, reason);
  }

  private breakerOf(version: Version): Breaker {
    const known = this.breakers.get(keyOf(version));
    if (known) return known;
    const { name } = version;
    const made: Breaker = {
      version: { name, version: version.version },
      throws: 0,
      isOpen: false,
      isProbed: false,
      cooldownMs: firstCooldownMs,
      at: Number.NEGATIVE_INFINITY,
    };
    this.breakers.set(keyOf(version), made);
    return made;
  }

  private open(breaker: Breaker, reason: string): void {
    const isRelapse = breaker.isOpen || this.now() - breaker.at <= relapseMs;
    breaker.cooldownMs = isRelapse ? Math.min(breaker.cooldownMs * 2, longestCooldownMs) : firstCooldownMs;
    breaker.isOpen = true;
    breaker.at = this.now() + breaker.cooldownMs;
    this.say(breaker, reason);
  }

  private close(breaker: Breaker): void {
    breaker.isOpen = false;
    breaker.throws = 0;
    breaker.at = this.now();
    this.say(breaker, 'a probe went well');
  }

  private say({ version, isOpen, cooldownMs }: Breaker, reason: string): void {
    this.onChange({ remote: version.name, version: version.version, isOpen, reason, cooldownMs });
  }
}

const keyOf = ({ name, version }: Version) => `${name}@${version}`;
