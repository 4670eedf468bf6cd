import * as z from 'zod';
import type { StoredPayment } from './payment.ts';

const requestSchema = z.object({
  page: z
    .object({ number: z.int().nonnegative().default(0), size: z.int().min(1).max(1000).default(10) })
    .prefault({}),
  filter: z
    .object({
      storeId: z.string().optional(),
      timestampType: z.enum(['CREATED_AT', 'STATUS_CHANGED_AT']).default('STATUS_CHANGED_AT'),
      from: z.iso.datetime({ offset: true }).optional(),
      until: z.iso.datetime({ offset: true }).optional(),
      status: z.array(z.string()).optional(),
    })
    .prefault({}),
});

/** A page of payments as PortOne lists them, oldest first; null when the query is not what PortOne takes. */
export function listPayments(all: readonly StoredPayment[], requestBody: string | undefined) {
  const parsed = requestSchema.safeParse(readJson(requestBody));
  if (!parsed.success) return null;
  const { page, filter } = parsed.data;
  const timeOf = (payment: StoredPayment) =>
    filter.timestampType === 'CREATED_AT' ? payment.requestedAt : payment.changedAt;
  const from = Date.parse(filter.from ?? '') || Number.NEGATIVE_INFINITY;
  const until = Date.parse(filter.until ?? '') || Number.POSITIVE_INFINITY;
  const found = all
    .filter((payment) => (filter.storeId ?? payment.request.storeId) === payment.request.storeId)
    .filter((payment) => filter.status?.includes(payment.status) ?? true)
    .filter((payment) => timeOf(payment).getTime() >= from && timeOf(payment).getTime() < until)
    .sort((one, other) => timeOf(one).getTime() - timeOf(other).getTime());
  const start = page.number * page.size;
  return {
    items: found.slice(start, start + page.size),
    page: { number: page.number, size: page.size, totalCount: found.length },
  };
}

function readJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '{}');
  } catch {
    return null;
  }
}
