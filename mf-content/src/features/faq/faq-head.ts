import { plainTextOf } from '@mall/contracts/api/content/rich-text';
import type { RouteContext } from '@mall/remote-kit/define-remote';
import type { Head } from '@mall/remote-kit/head';
import { jsonLdOf } from '../../shared/json-ld.ts';
import { keywordParam } from '../../shared/search-form.tsx';
import { copy } from './copy.ts';
import { categoryParam, faqHref, faqsQuery } from './queries.ts';

export function faqHead({ services, url }: RouteContext): Head {
  const faqs = services.queryClient.getQueryData(faqsQuery(services, url).queryKey)?.rows ?? [];
  const category = categoryParam(url);
  return {
    title: category ? `${category} - ${copy.faq}` : `${copy.title} - ${copy.faq}`,
    description: copy.description,
    canonical: faqHref(category),
    ...(keywordParam(url) ? { isNoIndex: true } : {}),
    jsonLd: jsonLdOf(services.origin, [{ name: copy.title, path: faqHref() }], {
      '@type': 'FAQPage',
      mainEntity: faqs.map((faq) => ({
        '@type': 'Question',
        name: faq.question,
        acceptedAnswer: { '@type': 'Answer', text: plainTextOf(faq.answer) },
      })),
    }),
  };
}
