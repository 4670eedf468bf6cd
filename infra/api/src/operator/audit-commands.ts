import * as z from 'zod';
import { operatorCommand } from './operator-command.ts';

/** The newest entries of the audit log. */
export const listAudit = operatorCommand(
  z.strictObject({ count: z.int().min(1).max(1000) }),
  async ({ count }, { tx }) => {
    const entries = await tx
      .selectFrom('audit_log')
      .selectAll()
      .orderBy('audit_id', 'desc')
      .limit(count)
      .execute();
    return {
      lines: entries.map(
        ({ done_at, actor, action, subject, before, after }) =>
          `${done_at.toISOString()}  ${actor}  ${action}  ${subject}  ${JSON.stringify(before)} -> ${JSON.stringify(after)}`,
      ),
      changes: [],
    };
  },
);
