import * as z from 'zod/mini';
import { memberSchema } from './api/people/members.ts';

/**
 * Between edge and API only; none reaches a browser. Names the grade whose prices a public read shows, on a page that
 * all members of the grade share: the read comes without a login. The gateway never forwards it.
 */
export const pageGradeHeader = 'x-page-grade';

const pageGradeSchema = z.object({
  grade_name: memberSchema.shape.grade_name,
  grade_user_type: memberSchema.shape.grade_user_type,
});
/** A grade, as a member's own reply names it. */
export type PageGrade = z.infer<typeof pageGradeSchema>;

/** The header's value; names of grades may be Korean. */
export const pageGradeText = ({ grade_name, grade_user_type }: PageGrade): string =>
  `${grade_user_type} ${encodeURIComponent(grade_name)}`;

/** The grade that a header's value names, or null. */
export function readPageGrade(text: unknown): PageGrade | null {
  if (typeof text !== 'string') return null;
  const [grade_user_type, name = ''] = text.split(' ');
  try {
    return z.parse(pageGradeSchema, { grade_user_type, grade_name: decodeURIComponent(name) });
  } catch {
    return null;
  }
}
