import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** How long a confirmation counts, ms. */
const knownMs = 30 * 60_000;
const maximumLogins = 50_000;

const keyOf = (token: string) => createHash('sha256').update(token).digest('base64');

/**
 * Logins that the API confirmed to this edge. A cookie can be made up, and says nothing until then. It decides who
 * goes first when there is little room, never what anybody may see.
 */
export class KnownLogins {
  private readonly members = new LRUCache<string, number>({
    // With `max` it would set aside room for all of them at once.
    maxSize: maximumLogins,
    sizeCalculation: () => 1,
    ttl: knownMs,
  });

  confirm(token: string, memberId: number): void {
    this.members.set(keyOf(token), memberId);
  }

  forget(token: string): void {
    this.members.delete(keyOf(token));
  }

  /** The member of a login, or null when the API has not confirmed it lately. */
  memberOf(token: string | null): number | null {
    return token === null ? null : (this.members.get(keyOf(token)) ?? null);
  }
}
