import type { Endpoint } from '@mall/contracts/endpoint';
import { isCommonError } from '@mall/contracts/error-catalogue';
import * as z from 'zod';

/**
 * Fails unless a reply is exactly what the contract says: a key that no schema names would be sent in vain, or leak. It
 * costs time, so only tests ask for it.
 */
export function checkReply(endpoint: Endpoint, data: unknown): void {
  // As it travels: keys without a value stay at home.
  const sent: unknown = JSON.parse(JSON.stringify(data ?? null));
  const unnamed = unnamedKeys(sent, z.parse(endpoint.data, sent), 'data');
  if (unnamed.length > 0)
    throw new Error(`${endpoint.id} answers what no contract names: ${unnamed.join(', ')}`);
}

/** Paths of what parsing left out. */
function unnamedKeys(sent: unknown, read: unknown, path: string): string[] {
  if (Array.isArray(sent) && Array.isArray(read))
    return sent.flatMap((item, index) => unnamedKeys(item, read[index], `${path}[${index}]`));
  if (!isRecord(sent) || !isRecord(read)) return [];
  return Object.entries(sent).flatMap(([key, value]) =>
    Object.hasOwn(read, key) ? unnamedKeys(value, read[key], `${path}.${key}`) : [`${path}.${key}`],
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a call may fail with a code: its own, or one of those that every call has. */
export function declaresCode({ codes }: Endpoint, code: string): boolean {
  return isCommonError(code) || codes.some((own) => own === code);
}
