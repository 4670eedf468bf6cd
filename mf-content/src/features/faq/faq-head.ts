import type { Faq } from '@mall/contracts/api/content/help';
import { plainTextOf } from '@mall/contracts/api/content/rich-text';
import type { RouteContext } from '@mall/remote-kit/define-remote';
import type { Head } from '@mall/remote-kit/head';
import { jsonLdOf } from '../../shared/json-ld.ts';
import { keywordParam } from '../../shared/search/keyword-param.ts';
import { copy } from './copy.ts';
import { faqHref, faqsQuery, shownCategory } from './queries.ts';

export function faqHead({ services, url }: RouteContext): Head {
  const data = services.queryClient.getQueryData(faqsQuery(services, url).queryKey);
  const faqs = data?.rows ?? [];
  const category = shownCategory(url, data?.categories);
  return {
    title: category ? `${category} - ${copy.faq}` : `${copy.title} - ${copy.faq}`,
    description: copy.description,
    canonical: faqHref(category),
    ...(keywordParam(url) ? { isNoIndex: true } : {}),
    jsonLd: jsonLdOf(
      services.origin,
      [{ name: copy.title, path: faqHref() }],
      // A page of questions has at least one.
      ...(faqs.length > 0 ? [questionsLd(faqs)] : []),
    ),
  };
}

const questionsLd = (faqs: readonly Faq[]) => ({
  '@type': 'FAQPage',
  mainEntity: faqs.map((faq) => ({
    '@type': 'Question',
    name: faq.question,
    acceptedAnswer: { '@type': 'Answer', text: plainTextOf(faq.answer) },
  })),
});
