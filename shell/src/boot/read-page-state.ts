import { type PageState, pageStateSchema } from '@mall/contracts/platform/page-state';
import * as z from 'zod/mini';

/**
 * The JSON that the edge left in the page. Throws when it is missing, and when there are several: an element of that id
 * in a remote's HTML could pose as it. Nothing can start without a release.
 */
export function readPageState(document: Document): PageState {
  const [element, ...others] = document.querySelectorAll('[id="page-state"]');
  if (others.length > 0 || !(element instanceof HTMLScriptElement) || element.type !== 'application/json')
    throw new Error('the page has no page state of its own');
  return z.parse(pageStateSchema, JSON.parse(element.text));
}
