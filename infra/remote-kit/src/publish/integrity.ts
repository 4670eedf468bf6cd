import { createHash } from 'node:crypto';

/** sha384 as browsers check it. */
export function integrityOf(content: Buffer | string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
