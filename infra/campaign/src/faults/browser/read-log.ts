import { readFileSync, statSync } from 'node:fs';
import * as z from 'zod';

const lineSchema = z.object({
  msg: z.string(),
  remote: z.string().optional(),
  version: z.string().optional(),
  release: z.string().optional(),
  serving: z.string().nullish(),
  reason: z.string().optional(),
  message: z.string().optional(),
  problem: z.string().optional(),
  file: z.string().optional(),
});
/** A line of the edge's log. */
type LogLine = z.infer<typeof lineSchema>;

const parse = (text: string): LogLine[] => {
  const [, json] = /^edge *\| (\{.*\})$/.exec(text) ?? [];
  try {
    const parsed = lineSchema.safeParse(JSON.parse(json ?? ''));
    return parsed.success ? [parsed.data] : [];
  } catch {
    return [];
  }
};

/** What the edge writes to its log from now on. */
export function followLog(logFile: string): () => LogLine[] {
  const { size } = statSync(logFile);
  return () => readFileSync(logFile).subarray(size).toString().split('\n').flatMap(parse);
}

/** What a line says besides its message. */
export const wordsOf = ({ msg, message, reason, problem, file }: LogLine): string =>
  [msg, message ?? reason ?? problem ?? file].filter(Boolean).join(': ');
