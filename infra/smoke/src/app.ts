import { PassThrough } from 'node:stream';
import type { SmokeTool } from '@mall/registry/known/smoke-tool';
import { type LookLine, lookRequestSchema } from '@mall/registry/known/smoke-wire';
import { appOptions } from '@mall/service-kit/app-options';
import Fastify, { type FastifyInstance } from 'fastify';
import * as z from 'zod/mini';

/** A release lists every file of its artifacts, some hundred kB in all. */
const largestRelease = 8 * 1024 * 1024;

/** Looks at a release, and rejects once the signal says that it was abandoned. */
export type Look = (options: Parameters<SmokeTool>[0], signal: AbortSignal) => ReturnType<SmokeTool>;

/** The browser of a registry that has none: `POST /looks` answers with lines as they come. One look at a time. */
export function createSmokeApp(look: Look): FastifyInstance {
  const app = Fastify({ ...appOptions, logger: false, bodyLimit: largestRelease });
  let isLooking = false;
  app.get('/healthz', async () => ({ success: true }));

  app.post('/looks', async (request, reply) => {
    const wanted = z.safeParse(lookRequestSchema, request.body);
    if (!wanted.success)
      return reply.status(400).send({ success: false, code: 'INVALID', message: 'this is no release' });
    if (isLooking)
      return reply.status(409).send({ success: false, code: 'BUSY', message: 'a release is looked at' });
    isLooking = true;
    const lines = new PassThrough();
    const send = (line: LookLine) => void lines.write(`${JSON.stringify(line)}\n`);
    const gone = new AbortController();
    // Also when all was sent: then there is no listener.
    reply.raw.once('close', () => gone.abort());
    void look({ ...wanted.data, say: (line) => send({ kind: 'said', line }) }, gone.signal)
      .then(({ failures, ...result }) =>
        send({
          kind: 'result',
          ...result,
          failures: failures.map(({ picture, ...failure }) => ({
            ...failure,
            picture: picture && Buffer.from(picture).toString('base64'),
          })),
        }),
      )
      .catch((error: unknown) =>
        send({ kind: 'refused', message: error instanceof Error ? error.message : String(error) }),
      )
      .finally(() => {
        isLooking = false;
        lines.end();
      });
    return reply.type('application/x-ndjson').send(lines);
  });
  return app;
}
