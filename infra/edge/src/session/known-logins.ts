import { createHash } from 'node:crypto';
import type { PageGrade } from '@mall/contracts/page-grade-header';
import { LRUCache } from 'lru-cache';
import { monotonicNow } from '../clock/monotonic.ts';

/** How long a confirmation counts, ms. */
const knownMs = 30 * 60_000;
/** How long a grade does: one that changed, or a login that ended elsewhere, shows on pages after that. In ms. */
const gradeMs = 5_000;
const maximumLogins = 50_000;

const keyOf = (token: string) => createHash('sha256').update(token).digest('base64');

interface Login {
  memberId: number;
  grade: PageGrade | null;
  gradeAt: number;
}

/**
 * Logins that the API confirmed to this edge. A cookie can be made up, and says nothing until then. It decides who
 * goes first under load, and which grade's page is shown, never what anybody may see of a member.
 */
export class KnownLogins {
  private readonly members = new LRUCache<string, Login>({
    // With `max` it would set aside room for all of them at once.
    maxSize: maximumLogins,
    sizeCalculation: () => 1,
    ttl: knownMs,
  });

  confirm(token: string, memberId: number, grade: PageGrade | null = null): void {
    this.members.set(keyOf(token), { memberId, grade, gradeAt: monotonicNow() });
  }

  forget(token: string): void {
    this.members.delete(keyOf(token));
  }

  /** The member of a login, or null when the API has not confirmed it lately. */
  memberOf(token: string | null): number | null {
    return token === null ? null : (this.members.get(keyOf(token))?.memberId ?? null);
  }

  /** The grade of a member whom the API confirmed; null when that is too long ago, or was another member. */
  gradeOf(token: string, memberId: number, maximumAgeMs = gradeMs): PageGrade | null {
    const login = this.members.get(keyOf(token));
    return login?.memberId === memberId && monotonicNow() - login.gradeAt < maximumAgeMs ? login.grade : null;
  }
}
