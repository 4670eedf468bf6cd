import { createReadStream, existsSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import type { ArtifactCache } from '../release/artifact-cache.ts';
import { createCompressor } from './compress-once.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
};
const compressible = new Set(['.js', '.css', '.svg', '.json']);

const paramsSchema = z.object({
  name: z.string().check(z.regex(/^(shell|mf-[a-z0-9-]+)$/)),
  version: z.string().check(z.regex(/^\d+\.\d+\.\d+[0-9A-Za-z.-]*$/)),
  '*': z.string().check(z.regex(/^(?!.*\.\.)[A-Za-z0-9_@.-]+(\/[A-Za-z0-9_@.-]+)*$/)),
});

/** Files of artifacts: immutable, compressed once, for every version that this edge ever served. */
export function registerAssets(app: FastifyInstance, artifacts: ArtifactCache): void {
  const compressed = createCompressor();
  app.get('/_assets/:name/:version/*', async (request, reply) => {
    const params = z.safeParse(paramsSchema, request.params);
    if (!params.success) return missing(reply);
    const { name, version, '*': file } = params.data;
    const location = path.join(artifacts.folderOf({ name, version }), file);
    const type = types[path.extname(file)];
    // The Node bundle is no business of browsers.
    if (!type || file.startsWith('server/') || !existsSync(location)) return missing(reply);
    reply
      .header('content-type', type)
      .header('cache-control', 'public, max-age=31536000, immutable')
      // Scripts are requested in cors mode so that integrity can be checked.
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('x-content-type-options', 'nosniff');
    const isBrotli =
      compressible.has(path.extname(file)) && /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
    reply.header('vary', 'accept-encoding');
    const smaller = isBrotli ? await compressed(location) : null;
    if (smaller === null) return reply.send(createReadStream(location));
    return reply.header('content-encoding', 'br').send(createReadStream(smaller));
  });
}

function missing(reply: FastifyReply) {
  return reply
    .status(404)
    .header('cache-control', 'no-cache')
    .send({ success: false, code: 'NOT_FOUND', message: 'no such file' });
}
