import { isApiError } from '@mall/contracts/client/api-error';
import type { Head } from '@mall/remote-kit/head';

/** Characters of a description that search engines show. */
const descriptionLength = 150;

/** The beginning of a text, never ending in half an emoji. */
export const descriptionOf = (text: string): string => [...text].slice(0, descriptionLength).join('');

/** A list without rows, such as the page after its last one, is nothing to be found. */
export const listIndexing = (list: { rows: readonly unknown[] } | undefined): Pick<Head, 'isNoIndex'> =>
  list?.rows.length === 0 ? { isNoIndex: true } : {};

interface State<Data> {
  data: Data | undefined;
  error: unknown;
}

interface Words {
  /** While it is missing for another reason than that it is not there. */
  title: string;
  description: string;
  notFound: string;
  notFoundHint: string;
}

/** Head of an article: of what was read, of its absence with 404, or of what could not be had. Previews are not for engines. */
export function articleHead<Data>(
  state: State<Data> | undefined,
  words: Words,
  headOf: (data: Data) => Head,
  isPreview = false,
): Head {
  if (state?.data) return { ...headOf(state.data), ...(isPreview ? { isNoIndex: true } : {}) };
  if (isApiError(state?.error, 'NOT_FOUND'))
    return { title: words.notFound, description: words.notFoundHint, status: 404, isNoIndex: true };
  return { title: words.title, description: words.description };
}
