import * as z from 'zod/mini';

/** An edge says with each question for a channel who it is and what it serves; a registry that does not know it goes on. */
const edgeReportHeader = 'edge-report';

/** What a terminal can show as it is. */
const line = (maximum: number) => z.string().check(z.maxLength(maximum), z.regex(/^[^\p{Cc}]*$/u));

const edgeReportSchema = z.object({
  /** Name of the edge, such as its host and port. */
  edge: line(120),
  /** Release of the channel that it serves; null while there is none. */
  release: z.nullable(line(60)),
  /** Revision of the channel that it has. */
  revision: z.int(),
  /** Why it could not take what the channel points to; empty while it follows. */
  problem: line(300),
});
export type EdgeReport = z.infer<typeof edgeReportSchema>;

/** The report as a header; what would not fit or could not be shown is left out. */
export function edgeReportHeaders({ problem, ...report }: EdgeReport): Record<string, string> {
  const shown = problem.replace(/\p{Cc}/gu, ' ').slice(0, 300);
  return { [edgeReportHeader]: encodeURIComponent(JSON.stringify({ ...report, problem: shown })) };
}

/** The report that came with a request; null where there is none, or none of a known shape. */
export function edgeReportOf(headers: Readonly<Record<string, unknown>>): EdgeReport | null {
  const value = headers[edgeReportHeader];
  if (typeof value !== 'string') return null;
  try {
    return z.safeParse(edgeReportSchema, JSON.parse(decodeURIComponent(value))).data ?? null;
  } catch {
    return null;
  }
}
