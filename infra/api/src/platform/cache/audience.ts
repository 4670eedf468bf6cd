import type { Caller } from '../http/caller.ts';

/**
 * Part of a cache key: members of one grade see the same prices and nobody else does (spec 2.5). A reply that shows
 * anything of one member alone must not be cached under it.
 */
export function audienceOf({ member }: Caller): string {
  return member ? `${member.grade.grade_name}:${member.grade.discount_rate}` : 'guest';
}
