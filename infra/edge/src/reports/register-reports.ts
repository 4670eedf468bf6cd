import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import type { EdgeConfig } from '../config.ts';
import { LineFile } from './line-file.ts';

const text = (maximum: number) => z.string().check(z.maxLength(maximum));

const failureSchema = z.object({
  where: text(200),
  message: text(2000),
  stack: z.optional(text(4000)),
  remote: z.optional(text(60)),
  version: z.optional(text(60)),
  releaseId: text(40),
  page: text(500),
});
const eventSchema = z.object({
  name: text(60),
  payload: z.record(z.string(), z.unknown()),
  page: text(500),
  releaseId: text(40),
  at: z.number(),
});

const maximumBodyBytes = 16 * 1024;
const maximumFileBytes = 5 * 1024 * 1024;

/** What browsers tell of failures and of shoppers' steps, as lines of JSON with two files of 5 MB at most. */
export function registerReports(app: FastifyInstance, config: EdgeConfig, log: Logger): void {
  const folder = path.join(config.dataFolder, 'reports');

  for (const [url, schema, file] of [
    ['/_reports/failures', failureSchema, 'failures.jsonl'],
    ['/_reports/events', eventSchema, 'events.jsonl'],
  ] as const) {
    const lines = new LineFile(path.join(folder, file), maximumFileBytes);
    app.post(url, { bodyLimit: maximumBodyBytes }, async (request, reply) => {
      const parsed = z.safeParse(schema, request.body);
      if (!parsed.success) return reply.status(400).send();
      await lines.append({ at: new Date().toISOString(), ...parsed.data });
      if (file === 'failures.jsonl') log.warn(parsed.data, 'failure in a browser');
      return reply.status(204).send();
    });
  }
}
