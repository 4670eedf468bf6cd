import type { Caller } from '../http/caller.ts';

/**
 * Part of a cache key: members of one grade see the same prices and no one else does (spec 2.5). A reply that shows
 * anything of one member alone must not be cached under it.
 */
export function audienceOf({ grade }: Caller): string {
  return grade ? `${grade.grade_name}:${grade.discount_rate}` : 'guest';
}
