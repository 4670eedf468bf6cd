import { releaseSchema } from '@mall/contracts/platform/release';
import * as z from 'zod/mini';

/** What `POST /looks` of the service smoke is asked: which release, and the word of a preview link to it. */
export const lookRequestSchema = z.object({
  release: releaseSchema,
  word: z.string().check(z.minLength(1), z.maxLength(4096)),
});

/**
 * A line of the answer (NDJSON): what was found of a page, as it comes, and at last either what came of all, pictures as
 * base64, or why the release cannot be looked at.
 */
export const lookLineSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('said'), line: z.string() }),
  z.object({
    kind: z.literal('result'),
    pages: z.int().check(z.minimum(0)),
    skipped: z.array(z.string()),
    failures: z.array(
      z.object({
        remote: z.string(),
        page: z.string(),
        reasons: z.array(z.string()),
        picture: z.nullable(z.base64()),
      }),
    ),
  }),
  z.object({ kind: z.literal('refused'), message: z.string() }),
]);
export type LookLine = z.infer<typeof lookLineSchema>;
