import { type PageState, pageStateSchema } from '@mall/contracts/platform/page-state';
import * as z from 'zod/mini';

/** The JSON that the edge left in the page. Throws when it is missing: nothing can start without a release. */
export function readPageState(document: Document): PageState {
  const text = document.getElementById('page-state')?.textContent;
  return z.parse(pageStateSchema, JSON.parse(text ?? 'null'));
}
