import { isApiError } from '@mall/contracts/client/api-error';
import type { Head } from '@mall/remote-kit/head';

/** What search engines show of a text: its first 150 characters, never half an emoji. */
export const descriptionOf = (text: string): string => /^.{0,150}/su.exec(text)?.[0] ?? '';

/** A list without rows, such as the page after its last one, is nothing to be found. */
export const listIndexing = (list: { rows: readonly unknown[] } | undefined): Pick<Head, 'isNoIndex'> => ({
  isNoIndex: list?.rows.length === 0,
});

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
  if (state?.data) return isPreview ? { ...headOf(state.data), isNoIndex: true } : headOf(state.data);
  if (isApiError(state?.error, 'NOT_FOUND'))
    return { title: words.notFound, description: words.notFoundHint, status: 404, isNoIndex: true };
  return { title: words.title, description: words.description };
}
