import path from 'node:path';
import { throttleAddress } from '@mall/contracts/domain/throttle-address';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import type { Budgets } from '../budgets/budgets.ts';
import type { EdgeConfig } from '../config.ts';
import { createSampledLog } from '../log/sampled-log.ts';
import { browserFailures, versionLabels } from '../metrics/edge-metrics.ts';
import type { Releases } from '../release/releases.ts';
import { isOwnOrigin } from '../session/own-origin.ts';
import { visitorOf } from '../session/visitor.ts';
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

type Failure = z.infer<typeof failureSchema>;

const maximumBodyBytes = 16 * 1024;
const maximumFileBytes = 5 * 1024 * 1024;

/**
 * Browsers' reports of failures and of shoppers' steps, as lines of JSON with two files of 5 MB at most. Only pages of
 * ours report, each address so much an hour: otherwise anybody could push older evidence out of the files.
 */
export function registerReports(
  app: FastifyInstance,
  config: EdgeConfig,
  budgets: Budgets,
  { releases, log }: { releases: Pick<Releases, 'serves'>; log: Logger },
): void {
  const folder = path.join(config.dataFolder, 'reports');
  const sampled = createSampledLog(log);
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isOwnOrigin(request.headers.origin ?? '', request, config)) return reply.status(403).send();
    return undefined;
  };
  /** Refuses what its sender has no budget for; counted is what would be written. */
  const spend = async (kind: 'failures' | 'events', request: FastifyRequest, written: object) => {
    const { clientSessionId } = visitorOf(request, config.publicOrigin);
    const who = { session: clientSessionId, address: throttleAddress(request.ip) };
    const kilobytes = Math.ceil(Buffer.byteLength(JSON.stringify(written)) / 1024);
    return budgets.spend(kind, who, kilobytes);
  };

  for (const [kind, schema] of [
    ['failures', failureSchema],
    ['events', eventSchema],
  ] as const) {
    const lines = new LineFile(path.join(folder, `${kind}.jsonl`), maximumFileBytes);
    app.post(`/_reports/${kind}`, { bodyLimit: maximumBodyBytes, onRequest }, async (request, reply) => {
      const parsed = z.safeParse(schema, request.body);
      if (!parsed.success) return reply.status(400).send();
      const waitSeconds = await spend(kind, request, parsed.data);
      if (waitSeconds !== null) return reply.status(429).header('retry-after', String(waitSeconds)).send();
      // Said before it is stored: a full disk must not hide it.
      if ('where' in parsed.data) {
        const { where, message } = parsed.data;
        browserFailures.inc(knownVersion(releases, parsed.data));
        sampled(
          'warn',
          `${where} ${message}`,
          { requestId: request.id, ...parsed.data },
          'failure in a browser',
        );
      }
      try {
        await lines.append({ at: new Date().toISOString(), ...parsed.data });
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        sampled('error', reason, { reason, kind }, 'report not stored');
        return reply.status(503).header('retry-after', '60').send();
      }
      return reply.status(204).send();
    });
  }
}

/** The version that a failure is of, where this edge serves it: anybody can write a name. */
function knownVersion(releases: Pick<Releases, 'serves'>, { remote = '', version = '' }: Failure) {
  const isServed = releases.serves({ name: remote, version });
  return isServed ? versionLabels({ name: remote, version }) : { remote: 'other', version: 'other' };
}
