import type { Endpoint } from '@mall/contracts/endpoint';
import { fieldsOf, type Known, sampleOf } from './sample-of.ts';

export interface LooseInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** What is asked for of an endpoint, part by part. */
export function inputOf({ params, query, body, upload }: Endpoint, known?: Known): LooseInput {
  return {
    ...(params ? { params: recordOf(sampleOf(params, known)) } : {}),
    ...(query ? { query: recordOf(sampleOf(query, known)) } : {}),
    // A file is no JSON.
    ...(body && !upload ? { body: sampleOf(body, known) } : {}),
  };
}

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** Names of an endpoint's fields, however deep. */
export const fieldNamesOf = ({ params, query, body, upload }: Endpoint): string[] => [
  ...new Set([params, query, upload ? undefined : body].flatMap((schema) => fieldsOf(schema))),
];
