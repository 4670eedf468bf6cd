import { parseJson } from '@mall/remote-kit/publish/parse-json';
import * as z from 'zod/mini';
import type { SourceMaps } from './source-maps.ts';

/** A line of the edge's `reports/failures.jsonl`, or of its log, as far as a reader of stacks needs it. */
const reportSchema = z.object({
  at: z.optional(z.string()),
  where: z.optional(z.string()),
  message: z.optional(z.string()),
  remote: z.optional(z.string()),
  version: z.optional(z.string()),
  releaseId: z.optional(z.string()),
  page: z.optional(z.string()),
  stack: z.string(),
});

/** A place in a file of an artifact, with or without the shop's address before it. */
const placePattern =
  /(?:https?:\/\/[^\s()/]+)?\/_assets\/([a-z0-9-]+)\/([0-9A-Za-z.-]+)\/([\w@./-]+\.js)(?:\?[^\s():]*)?:(\d+):(\d+)/g;

/**
 * A text with stacks, readable: places in files of artifacts become places in sources. A line of JSON with a stack, such as
 * a report, becomes the lines of what it says. What no map knows stays as it was.
 */
export function traceReports(text: string, maps: SourceMaps): string {
  const unknown = new Set<string>();
  const traced = text
    .split('\n')
    .map((line) =>
      readable(line).replace(placePattern, (place, name, version, file, row, column) => {
        const source = maps.sourceOf({ name, version, file, line: Number(row), column: Number(column) });
        if (source === null && !maps.has({ name, version })) unknown.add(`${name}@${version}`);
        return source ?? place;
      }),
    )
    .join('\n');
  const missing = [...unknown].map(
    (label) => `${label} is not in this registry, or was built without source maps`,
  );
  return [traced, ...missing].join('\n');
}

function readable(line: string): string {
  const report = z.safeParse(reportSchema, parseJson(line));
  if (!report.success) return line;
  const { at, where, message, remote, version, releaseId, page, stack } = report.data;
  const part = remote ? `${remote}${version ? `@${version}` : ''}` : '';
  const head = [at?.slice(0, 19), where, part, releaseId, page].filter(Boolean).join('  ');
  // Chrome's stack begins with the message, those of other browsers do not.
  return [head, ...(message && !stack.includes(message) ? [message] : []), stack].join('\n');
}
