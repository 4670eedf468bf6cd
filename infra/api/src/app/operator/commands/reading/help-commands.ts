import { documentCodeSchema } from '@mall/contracts/api/content/help';
import { sql } from 'kysely';
import * as z from 'zod';
import type { Row } from '../../../../platform/database/schema/schema.ts';
import { operatorCommand, refused } from '../operator-command.ts';
import { htmlSchema, idSchema, readText, someOf } from './published.ts';

const faqShape = {
  category: z.string().trim().min(1).max(20),
  question: z.string().trim().min(1).max(200),
  html: htmlSchema,
  position: z.int().min(0).max(100_000),
};

/** Publishes a question with its answer, at the end unless a position is given. */
export const addFaq = operatorCommand(
  z.strictObject({ ...faqShape, position: faqShape.position.optional() }),
  async ({ html, position, ...faq }, { tx, pictures }) => {
    const answer = await readText(html, { tx, pictures });
    const { rows } = await sql<Row<'faqs', 'faq_id' | 'position'>>`
      insert into faqs (category, question, answer, position)
      select ${faq.category}::text, ${faq.question}::text, ${answer.json}::jsonb,
        coalesce(${position ?? null}::int, coalesce(max(position), 0) + 1) from faqs
      returning faq_id, position`.execute(tx);
    const made = rows[0];
    return {
      lines: [`question ${made?.faq_id} published: /cs/faq`, ...answer.lines],
      changes: [{ subject: `faq ${made?.faq_id}`, before: null, after: { ...faq, ...made } }],
    };
  },
);

/** Changes a question; what was not given stays. */
export const changeFaq = operatorCommand(
  someOf(faqShape),
  async ({ id, html, ...given }, { tx, pictures }) => {
    const before = await tx
      .selectFrom('faqs')
      .select(['category', 'question', 'position'])
      .where('faq_id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!before) throw refused(`there is no question ${id}`);
    const answer = html === undefined ? null : await readText(html, { tx, pictures });
    const { category, question, position } = given;
    await tx
      .updateTable('faqs')
      .set({
        category: category ?? before.category,
        question: question ?? before.question,
        position: position ?? before.position,
        ...(answer ? { answer: answer.json } : {}),
      })
      .where('faq_id', '=', id)
      .execute();
    return {
      lines: [`question ${id} changed`, ...(answer?.lines ?? [])],
      changes: [{ subject: `faq ${id}`, before, after: given }],
    };
  },
);

/** Takes a question off the page. */
export const removeFaq = operatorCommand(z.strictObject({ id: idSchema }), async ({ id }, { tx }) => {
  const before = await tx
    .deleteFrom('faqs')
    .where('faq_id', '=', id)
    .returning(['category', 'question', 'answer', 'position'])
    .executeTakeFirst();
  if (!before) throw refused(`there is no question ${id}`);
  return {
    lines: [`question ${id} removed: ${before.question}`],
    changes: [{ subject: `faq ${id}`, before, after: null }],
  };
});

/** All questions in their order. */
export const listFaqs = operatorCommand(z.strictObject({}), async (_input, { tx }) => {
  const rows = await tx
    .selectFrom('faqs')
    .select(['faq_id', 'category', 'question', 'position'])
    .orderBy('position')
    .orderBy('faq_id')
    .limit(500)
    .execute();
  const lines = rows.map(
    (row) => `${row.position} question ${row.faq_id} (${row.category}): ${row.question}`,
  );
  return { lines: lines.length > 0 ? lines : ['no questions'], changes: [] };
});

/** Sets terms or a policy from a day on. A version that holds already is what shoppers agreed to: it cannot be changed. */
export const publishDocument = operatorCommand(
  z.strictObject({
    code: documentCodeSchema,
    title: z.string().trim().min(1).max(60),
    html: htmlSchema,
    effective_on: z.iso.date(),
  }),
  async ({ code, title, html, effective_on }, { tx, now, pictures }) => {
    const text = await readText(html, { tx, pictures });
    const { rows } = await sql<{ is_over: boolean }>`
      select ${effective_on}::date < (${now}::timestamptz at time zone 'Asia/Seoul')::date as is_over`.execute(
      tx,
    );
    if (rows[0]?.is_over)
      throw refused(`${effective_on} is over; a version holds from a day that is to come`);
    await sql`insert into documents (code, effective_on, title, is_draft, content)
      values (${code}, ${effective_on}::date, ${title}, false, ${text.json}::jsonb)
      on conflict (code, effective_on) do update set title = excluded.title, is_draft = false,
        content = excluded.content`.execute(tx);
    return {
      lines: [`${title} holds from ${effective_on}: /policy/${code}`, ...text.lines],
      changes: [{ subject: `document ${code} ${effective_on}`, before: null, after: { title } }],
    };
  },
);
