import { koreanClock } from '@mall/contracts/domain/korean-time';

/** Age in whole years of a person with this birthday (`YYYY-MM-DD`) at a moment in Korea, in words. */
export function ageAt(birthday: string | null, now: Date): string {
  if (birthday === null) return 'age unknown';
  const [year = 0, month = 0, day = 0] = birthday.slice(0, 10).split('-').map(Number);
  const there = koreanClock(now);
  const hadBirthday =
    there.getUTCMonth() + 1 > month || (there.getUTCMonth() + 1 === month && there.getUTCDate() >= day);
  return `${there.getUTCFullYear() - year - (hadBirthday ? 0 : 1)} years`;
}
