import { sql } from 'kysely';
import * as z from 'zod';
import { operatorCommand, refused } from '../operator-command.ts';
import { idSchema, nextId, someOf } from '../reading/published.ts';

const noticeShape = {
  title: z.string().trim().min(1).max(200),
  category: z.string().trim().min(1).max(20),
  /** Paragraphs of plain text. */
  content: z.array(z.string().min(1).max(5000)).min(1).max(100),
  is_pinned: z.boolean(),
};

/** Puts a notice on the board. */
export const addNotice = operatorCommand(z.strictObject(noticeShape), async (notice, { tx, now }) => {
  const notice_id = await nextId(tx, 'notices', 'notice_id');
  const row = {
    ...notice,
    content: JSON.stringify(notice.content),
    related_product_ids: [],
    created_at: now,
  };
  await tx
    .insertInto('notices')
    .values({ notice_id, ...row })
    .execute();
  return {
    lines: [`notice ${notice_id} published: /board/notice/${notice_id}`],
    changes: [{ subject: `notice ${notice_id}`, before: null, after: notice }],
  };
});

/** Changes a notice; what was not given stays. */
export const changeNotice = operatorCommand(
  someOf(noticeShape),
  async ({ id, title, category, content, is_pinned }, { tx }) => {
    const before = await tx
      .selectFrom('notices')
      .select(['title', 'category', 'content', 'is_pinned'])
      .where('notice_id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!before) throw refused(`there is no notice ${id}`);
    const words = {
      title: title ?? before.title,
      category: category ?? before.category,
      is_pinned: is_pinned ?? before.is_pinned,
    };
    await tx
      .updateTable('notices')
      .set({ ...words, ...(content ? { content: JSON.stringify(content) } : {}) })
      .where('notice_id', '=', id)
      .execute();
    return {
      lines: [`notice ${id} changed: /board/notice/${id}`],
      changes: [
        { subject: `notice ${id}`, before, after: { ...before, ...words, ...(content ? { content } : {}) } },
      ],
    };
  },
);

/** Takes a notice off the board; the audit log keeps it. */
export const removeNotice = operatorCommand(z.strictObject({ id: idSchema }), async ({ id }, { tx }) => {
  const before = await tx.deleteFrom('notices').where('notice_id', '=', id).returningAll().executeTakeFirst();
  if (!before) throw refused(`there is no notice ${id}`);
  return {
    lines: [`notice ${id} removed: ${before.title}`],
    changes: [{ subject: `notice ${id}`, before, after: null }],
  };
});

/** All notices, the newest first. */
export const listNotices = operatorCommand(z.strictObject({}), async (_input, { tx }) => {
  const rows = await tx
    .selectFrom('notices')
    .select(['notice_id', 'category', 'title', 'is_pinned', 'created_at'])
    .orderBy(sql`created_at desc, notice_id desc`)
    .limit(200)
    .execute();
  const lines = rows.map(
    (row) =>
      `notice ${row.notice_id} (${row.category}): ${row.title};${row.is_pinned ? ' pinned;' : ''} ${row.created_at.toISOString()}`,
  );
  return { lines: lines.length > 0 ? lines : ['no notices'], changes: [] };
});
