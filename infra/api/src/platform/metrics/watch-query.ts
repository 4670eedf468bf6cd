import { addSpan } from '@mall/service-kit/traces/spans';
import type { LogEvent } from 'kysely';
import { queries } from './api-metrics.ts';

const operations: readonly string[] = ['select', 'insert', 'update', 'delete', 'with'];

/** First word of a statement, of those that are counted apart. */
function operationOf(text: string): string {
  const word = /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? '';
  return operations.includes(word) ? word : 'other';
}

/** Measures a statement that is over, for `/metrics` and for traces: its text, never its values. */
export function watchQuery(event: LogEvent): void {
  const operation = operationOf(event.query.sql);
  const isFailed = event.level === 'error';
  const milliseconds = event.queryDurationMillis;
  queries.observe({ operation, outcome: isFailed ? 'failed' : 'done' }, milliseconds / 1000);
  const endedAt = Date.now();
  addSpan(`sql ${operation}`, {
    kind: 'client',
    startedAt: endedAt - milliseconds,
    endedAt,
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': event.query.sql },
    ...(isFailed ? { error: event.error } : {}),
  });
}
