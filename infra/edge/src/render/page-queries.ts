import { dehydrateQueries } from '@mall/remote-kit/query-client';
import type { QueryClient } from '@tanstack/react-query';
import { scriptJson } from '../html/escape-html.ts';

/** What was read for a page, as UTF-8 JSON that a script element can hold whatever the values are. */
export const pageQueries = (client: QueryClient): Uint8Array =>
  Buffer.from(scriptJson(dehydrateQueries(client)));
