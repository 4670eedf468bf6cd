import { type DocumentCode, documentCodes, viewDocument } from '@mall/contracts/api/content/help';
import { endpointQuery } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';

/** The document that an address names. */
export const codeParam = (code: string | undefined): DocumentCode | null =>
  documentCodes.find((known) => known === code) ?? null;

/** The day of an earlier version; the one that holds now without it. */
function versionParam(url: URL): string | undefined {
  const version = url.searchParams.get('version') ?? '';
  return /^\d{4}-\d{2}-\d{2}$/.test(version) ? version : undefined;
}

export function documentQuery({ api }: RemoteServices, code: DocumentCode, url: URL) {
  const version = versionParam(url);
  return endpointQuery(api, viewDocument, { params: { code }, query: version ? { version } : {} });
}

/** Address of a document, or of an earlier version of it. */
export const documentHref = (code: DocumentCode, version?: string) =>
  `/policy/${code}${version ? `?version=${version}` : ''}`;
