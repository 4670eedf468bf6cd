import { type DocumentCode, documentCodes, viewDocument } from '@mall/contracts/api/content/help';
import { dayParam } from '@mall/remote-kit/day-param';
import { endpointQuery } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';

/** The document that an address names. */
export const codeParam = (code: string | undefined): DocumentCode | null =>
  documentCodes.find((known) => known === code) ?? null;

/** The document as it holds now, or an earlier version by its day. */
export function documentQuery({ api }: RemoteServices, code: DocumentCode, url: URL) {
  const version = dayParam(url, 'version');
  return endpointQuery(api, viewDocument, { params: { code }, query: version ? { version } : {} });
}

/** Address of a document, or of an earlier version of it. */
export const documentHref = (code: DocumentCode, version?: string) =>
  `/policy/${code}${version ? `?version=${version}` : ''}`;
