import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { RegistryError } from '@mall/remote-kit/publish/registry-error';
import {
  lengthBytes,
  maximumBuildBytes,
  maximumDocumentBytes,
  type UploadReply,
  uploadType,
} from '@mall/remote-kit/publish/upload-format';
import { appOptions } from '@mall/service-kit/app-options';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Registry } from '../registry.ts';
import type { Token, TokenStore } from '../tokens/token-store.ts';
import { diskCodeOf, receiveBuild, tooLarge } from './receive-build.ts';
import { type UploadLimits, UploadQueue } from './upload-queue.ts';
import type { ReadLimits } from './upload-reader.ts';
import { UploadRefusal } from './upload-refusal.ts';

export interface PublishOptions {
  registry: Registry;
  tokens: TokenStore;
  /** Folder of uploads under way, emptied at the start. */
  incoming: string;
  /** Proxies whose `X-Forwarded-For` is believed, in proxy-addr's words. */
  trustProxy?: string;
  limits?: Partial<ReadLimits>;
  uploads?: UploadLimits;
}

const usualLimits: ReadLimits = { idleMs: 10_000, totalMs: 120_000 };
const paramsSchema = z.object({ name: z.string(), version: z.string() });
const largestUpload = lengthBytes + maximumDocumentBytes + maximumBuildBytes;

/**
 * Where squads publish over HTTP: `PUT /artifacts/:name/:version` with a token that opens the remote. It has a port of its
 * own, so that who may publish does not reach what edges read, and floods of one do not touch the other.
 */
export function createPublishApp(options: PublishOptions): FastifyInstance {
  const { registry, tokens, incoming } = options;
  const app = Fastify({
    ...appOptions,
    logger: false,
    trustProxy: options.trustProxy ?? false,
    // Longer than an upload may wait and take; the reader's own limits come first.
    requestTimeout: 300_000,
  });
  rmSync(incoming, { recursive: true, force: true });
  // An upload is read by its handler, once its token is known and it has a slot.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  app.server.on('checkContinue', (request, response) => app.routing(request, response));
  app.setErrorHandler((error, _request, reply) => refuse(reply, refusalOf(error)));
  app.setNotFoundHandler((_request, reply) =>
    refuse(reply, new UploadRefusal('NOT_FOUND', 'publish with PUT /artifacts/<name>/<version>')),
  );
  app.get('/healthz', async () => ({ success: true }));

  const uploads = new UploadQueue(options.uploads);
  app.put('/artifacts/:name/:version', async (request, reply) => {
    const { name, version } = z.parse(paramsSchema, request.params);
    const token = holderOf(request, tokens);
    checkRequest(request, token, name);
    const body = z.parse(z.instanceof(Readable), request.body);
    const folder = path.join(incoming, randomUUID());
    const end = await uploads.take(token.name);
    let published: ReturnType<Registry['publish']>;
    try {
      // Only now: who may not publish has sent nothing in vain, and who waits has not begun.
      if (request.headers.expect !== undefined) reply.raw.writeContinue();
      await receiveBuild(body, { ...usualLimits, ...options.limits, folder, name, version });
      published = registry.publish(folder, { by: token.name, from: request.ip });
    } finally {
      await rm(folder, { recursive: true, force: true });
      end();
    }
    const data = { name, version, isNew: published.isNew };
    return reply.status(data.isNew ? 201 : 200).send({ success: true, data } satisfies UploadReply);
  });
  return app;
}

/** The token of a request; refuses one that is missing, unknown or expired. */
function holderOf({ headers }: FastifyRequest, tokens: TokenStore): Token {
  const [, word = ''] = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '') ?? [];
  const check = tokens.check(word);
  if (check.isGood) return check.token;
  throw new UploadRefusal(
    'UNAUTHORIZED',
    check.expiredAt
      ? `this token ended on ${check.expiredAt.slice(0, 10)}: ask the platform team for a new one`
      : 'send a token that is good: Authorization: Bearer <token>; the platform team makes one (npm run registry -- token create)',
  );
}

function checkRequest({ headers }: FastifyRequest, { name: holder, remotes }: Token, name: string): void {
  // Whether the remote exists is not told to a token that may not publish it.
  if (!remotes.includes(name))
    throw new UploadRefusal(
      'FORBIDDEN',
      `the token "${holder}" publishes ${remotes.join(', ')} and nothing else: use the token of that squad`,
    );
  if (headers['content-type'] !== uploadType)
    throw new UploadRefusal(
      'NOT_A_BUILD',
      `send ${uploadType}: npm run registry -- publish <folder> --to <url> does, and mall-remote publish --to <url>`,
    );
  if (Number(headers['content-length'] ?? 0) > largestUpload) throw tooLarge('the build', maximumBuildBytes);
}

function refusalOf(error: unknown): UploadRefusal {
  if (error instanceof UploadRefusal) return error;
  if (error instanceof RegistryError) return new UploadRefusal(error.code, error.message);
  if (diskCodeOf(error) === 'ENOSPC')
    return new UploadRefusal(
      'DISK_FULL',
      "the registry's disk is full: npm run registry -- clean makes room",
      300,
    );
  return new UploadRefusal('UNAVAILABLE', 'the registry failed; try again', 10);
}

function refuse(reply: FastifyReply, { status, code, message, retryAfterSeconds }: UploadRefusal) {
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  // What was not read of the upload is not read any more.
  return reply
    .status(status)
    .header('connection', 'close')
    .send({ success: false, code, message } satisfies UploadReply);
}
