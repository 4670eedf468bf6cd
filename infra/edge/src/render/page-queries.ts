import { type DehydratedQuery, dehydrateQueries } from '@mall/remote-kit/query-client';
import type { QueryClient } from '@tanstack/react-query';
import { scriptJson } from '../html/escape-html.ts';
import { type Bytes, bytesOf } from '../threads/bytes-of.ts';

/** JSON of replies: renders of the same second share them (share-replies.ts). */
const written = new WeakMap<object, string>();

/** What was read for a page, as UTF-8 JSON that a script element can hold whatever the values are. */
export const pageQueries = (client: QueryClient): Bytes =>
  bytesOf(`{"mutations":[],"queries":[${dehydrateQueries(client).queries.map(queryJson).join(',')}]}`);

function queryJson({ state: { data, ...state }, ...query }: DehydratedQuery): string {
  const withoutData = scriptJson({ ...query, state });
  return data === undefined ? withoutData : `${withoutData.slice(0, -2)},"data":${dataJson(data)}}}`;
}

function dataJson(data: unknown): string {
  if (typeof data !== 'object' || data === null) return scriptJson(data);
  const known = written.get(data) ?? scriptJson(data);
  written.set(data, known);
  return known;
}
