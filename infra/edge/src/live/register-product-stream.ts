import { PassThrough } from 'node:stream';
import { throttleAddress } from '@mall/contracts/domain/throttle-address';
import { productStreamPath } from '@mall/contracts/platform/product-stream';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { EdgeConfig } from '../config.ts';
import { createChangeNotifier } from './create-change-notifier.ts';
import { askForChanges, ProductFeed } from './product-feed.ts';

/** Open streams of this edge, and of one address: an office or a mobile carrier has many shoppers. */
interface StreamLimits {
  all: number;
  address: number;
}
const defaultLimits: StreamLimits = { all: 5000, address: 200 };
/** Unread bytes at which a reader is given up. */
const maximumBacklog = 16 * 1024;
/** A stream ends after this long and its browser opens another, ms: edges that are added get their share. */
const streamMs = 10 * 60_000;
/** Proxies close what is silent, ms. */
const heartbeatMs = 20_000;
const reconnectMs = 5000;
const pollMs = 400;

const paramsSchema = z.object({ productId: z.coerce.number().check(z.int(), z.positive()) });

/** Server-sent events of products' stock and prices: an operator's change reaches open pages within two seconds. */
export function registerProductStream(
  app: FastifyInstance,
  { apiOrigin }: Pick<EdgeConfig, 'apiOrigin'>,
  limits = defaultLimits,
): void {
  const feed = new ProductFeed({ ask: (cursor) => askForChanges(apiOrigin, cursor), pollMs });
  const streams = new Set<PassThrough>();
  const perAddress = new Map<string, number>();
  const heartbeat = setInterval(() => {
    for (const stream of streams) write(stream, ': \n\n');
  }, heartbeatMs).unref();
  app.addHook('preClose', async () => {
    clearInterval(heartbeat);
    feed.close();
    for (const stream of streams) stream.end();
  });

  // A HEAD would hold a place without a connection.
  app.get(productStreamPath, { exposeHeadRoute: false }, async (request, reply) => {
    const params = z.safeParse(paramsSchema, request.params);
    if (!params.success) return reply.status(404).send();
    const address = throttleAddress(request.ip);
    const own = perAddress.get(address) ?? 0;
    if (streams.size >= limits.all || own >= limits.address)
      return reply.status(503).header('retry-after', '60').send();

    const stream = new PassThrough();
    streams.add(stream);
    perAddress.set(address, own + 1);
    const stopWatching = feed.watch(
      params.data.productId,
      createChangeNotifier((text) => write(stream, text)),
    );
    const end = setTimeout(() => stream.end(), streamMs).unref();
    stream.once('close', () => {
      stopWatching();
      clearTimeout(end);
      streams.delete(stream);
      const left = (perAddress.get(address) ?? 1) - 1;
      if (left > 0) perAddress.set(address, left);
      else perAddress.delete(address);
    });
    stream.write(`retry: ${reconnectMs}\n\n`);
    return reply.type('text/event-stream').header('cache-control', 'no-store').send(stream);
  });
}

function write(stream: PassThrough, text: string): void {
  if (stream.destroyed || stream.writableEnded) return;
  if (stream.readableLength + stream.writableLength > maximumBacklog) stream.destroy();
  else stream.write(text);
}
