import { randomBytes } from 'node:crypto';

/** Letters and digits that are not mistaken for one another when read out on the phone. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** `20261121-7KQ2M9XRTB4A`: the day in Korea and 60 random bits. */
export function newOrderId(now: Date): string {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Seoul' }).format(now).replaceAll('-', '');
  const letters = [...randomBytes(12)].map((byte) => alphabet[byte % alphabet.length]);
  return `${day}-${letters.join('')}`;
}
