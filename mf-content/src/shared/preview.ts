import { previewParameter } from '@mall/contracts/platform/preview';

/** What an address says to open a text that is not published yet: a signed ticket, which the API alone can read. */
export function previewOf(url: URL): { preview?: string } {
  const preview = url.searchParams.get(previewParameter);
  return preview ? { preview } : {};
}
