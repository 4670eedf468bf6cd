import type { listFaqs as endpoint, Faq } from '@mall/contracts/api/content/help';
import { plainTextOf } from '@mall/contracts/api/content/rich-text';
import type { EndpointData } from '@mall/contracts/endpoint';
import type { Db } from '../../../platform/database/schema/schema.ts';
import { readRichText } from '../rich-text/read-rich-text.ts';

/** Most questions of a shop; they are read at once. */
const maximumRows = 500;

/** Questions of a category (of all, where there is none of that name), or with a word in question or answer, in the operator's order. */
export async function listFaqs(
  db: Db,
  { category, keyword = '' }: { category?: string | undefined; keyword?: string | undefined },
): Promise<EndpointData<typeof endpoint>> {
  const rows = await db
    .selectFrom('faqs')
    .select(['faq_id', 'category', 'question', 'answer'])
    .orderBy('position')
    .orderBy('faq_id')
    .limit(maximumRows)
    .execute();
  const faqs: Faq[] = rows.map((row) => ({ ...row, answer: readRichText(row.answer) }));
  const word = keyword.toLowerCase();
  const hasWord = (faq: Faq) => `${faq.question} ${plainTextOf(faq.answer)}`.toLowerCase().includes(word);
  const categories = [...new Set(faqs.map((faq) => faq.category))];
  const isShown = (faq: Faq) => faq.category === category || !categories.includes(category ?? '');
  return { categories, rows: faqs.filter((faq) => isShown(faq) && hasWord(faq)) };
}
