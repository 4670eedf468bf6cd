import { textParam } from '@mall/remote-kit/url-params';

/** The word that an address searches for, as the API takes it. */
export const keywordParam = (url: URL): string => textParam(url, 'keyword', 50);
