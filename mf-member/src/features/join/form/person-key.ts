import type { IdentityResult } from '@mall/contracts/api/people/identity';

/**
 * Tells in storage whether the same person is back after another identity check, and says nothing of who it is (FNV-1a,
 * 32 bits: too short to be turned back into a name and a number).
 */
export function personKey({ user_name, birthday_date, phone }: IdentityResult): string {
  let hash = 0x811c9dc5;
  for (const letter of `${user_name} ${birthday_date} ${phone}`)
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}
