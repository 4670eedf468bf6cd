import type { IdempotencyKeyUse } from '@mall/contracts/endpoint';
import type { FastifyRequest } from 'fastify';
import { createError, invalidRequest } from './create-error.ts';

/** Keys are the client's: printable ASCII of a sensible length. */
const keyPattern = /^[\x21-\x7e]{8,200}$/;

/** The `Idempotency-Key` of a call that takes one: IDEMPOTENCY_KEY_REQUIRED when it has to come and does not. */
export function readIdempotencyKey(
  { headers }: FastifyRequest,
  use: IdempotencyKeyUse | undefined,
): string | undefined {
  const key = headers['idempotency-key'];
  if (use === undefined || (use === 'optional' && key === undefined)) return undefined;
  if (key === undefined) throw createError('IDEMPOTENCY_KEY_REQUIRED');
  if (typeof key !== 'string' || !keyPattern.test(key)) throw invalidRequest('잘못된 Idempotency-Key입니다.');
  return key;
}
