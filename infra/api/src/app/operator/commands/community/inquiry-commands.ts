import { sql } from 'kysely';
import * as z from 'zod';
import type { Row } from '../../../../platform/database/schema/schema.ts';
import { lookedAt, maximumListed } from '../looked-at.ts';
import { operatorCommand, refused } from '../operator-command.ts';

interface FoundInquiry
  extends Row<'product_inquiries', 'inquiry_id' | 'category' | 'content' | 'created_at' | 'is_secret'>,
    Row<'product_inquiries', 'user_name' | 'product_id' | 'answer'> {
  product_name: string;
}

/** Inquiries that wait for an answer, longest waiting first; with `is_all` the answered ones, too. */
export const listInquiries = operatorCommand(
  z.strictObject({ is_all: z.boolean(), count: z.int().min(1).max(maximumListed) }),
  async ({ is_all, count }, { tx }) => {
    const { rows } = await sql<FoundInquiry>`
      select i.inquiry_id, i.category, i.content, i.created_at, i.is_secret, i.user_name, i.product_id, i.answer,
        p.product_name
      from product_inquiries i join products p using (product_id)
      where ${is_all}::boolean or i.answered_at is null order by i.created_at, i.inquiry_id limit ${count}::int`.execute(
      tx,
    );
    const lines = rows.flatMap((row) => [
      `inquiry ${row.inquiry_id}  ${row.created_at.toISOString()}  ${row.category}${row.is_secret ? '  secret' : ''}  ${row.user_name}  product ${row.product_id} ${row.product_name}`,
      `  ${row.content}`,
      ...(row.answer === null ? [] : [`  answered: ${row.answer}`]),
    ]);
    return {
      lines: lines.length > 0 ? lines : ['nothing waits for an answer'],
      changes: lookedAt('inquiries', { listed: rows.length }),
    };
  },
);

/** Answers an inquiry, or says an answer anew; the earlier one stays in the audit log. */
export const answerInquiry = operatorCommand(
  z.strictObject({ inquiry_id: z.int().positive(), answer: z.string().trim().min(1).max(2000) }),
  async ({ inquiry_id, answer }, { tx, now }) => {
    const before = await tx
      .selectFrom('product_inquiries')
      .select('answer')
      .where('inquiry_id', '=', inquiry_id)
      .forUpdate()
      .executeTakeFirst();
    if (!before) throw refused(`there is no inquiry ${inquiry_id}`);
    await tx
      .updateTable('product_inquiries')
      .set({ answer, answered_at: now })
      .where('inquiry_id', '=', inquiry_id)
      .execute();
    return {
      lines: [`inquiry ${inquiry_id} is answered${before.answer === null ? '' : ' anew'}`],
      changes: [{ subject: `inquiry ${inquiry_id}`, before, after: { answer } }],
    };
  },
);
