import { type DocumentCode, viewDocument } from '@mall/contracts/api/content/help';
import { endpointQuery } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';

/** The document as it holds today. */
export const documentQuery = ({ api }: RemoteServices, code: DocumentCode) =>
  endpointQuery(api, viewDocument, { params: { code }, query: {} });
