import { plainTextOf } from '@mall/contracts/api/content/rich-text';
import type { RouteContext } from '@mall/remote-kit/define-remote';
import type { Head } from '@mall/remote-kit/head';
import { articleHead, descriptionOf } from '../../shared/article-head.ts';
import { jsonLdOf } from '../../shared/json-ld.ts';
import { copy } from './copy.ts';
import { codeParam, documentHref, documentQuery } from './queries.ts';

export function documentHead({ services, params, url }: RouteContext): Head {
  const code = codeParam(params.code);
  const missing: Head = {
    title: copy.notFound,
    description: copy.notFoundHint,
    status: 404,
    isNoIndex: true,
  };
  if (!code) return missing;
  const state = services.queryClient.getQueryState(documentQuery(services, code, url).queryKey);
  const title = copy.titles[code];
  const words = { ...copy, title, description: copy.description(title) };
  return articleHead(state, words, (document) => {
    const isEarlier = document.effective_on !== document.versions[0];
    return {
      title: isEarlier ? `${document.title} (${document.effective_on})` : document.title,
      description: descriptionOf(plainTextOf(document.content)),
      canonical: documentHref(code),
      ...(isEarlier ? { isNoIndex: true } : {}),
      jsonLd: jsonLdOf(services.origin, [{ name: document.title, path: documentHref(code) }]),
    };
  });
}
