import { createReadStream, existsSync } from 'node:fs';
import path from 'node:path';
import type { Artifact } from '@mall/contracts/platform/artifact';
import { isPrivateFile } from '@mall/contracts/platform/private-files';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { createCompressor } from '../compression/compress-once.ts';
import { isCompressible } from '../compression/compressed-file.ts';
import type { ArtifactCache } from '../release/artifact-cache.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
};

const paramsSchema = z.object({
  name: z.string().check(z.regex(/^(shell|mf-[a-z0-9-]+)$/)),
  version: z.string().check(z.regex(/^\d+\.\d+\.\d+[0-9A-Za-z.-]*$/)),
  '*': z.string().check(z.regex(/^(?!.*\.\.)[A-Za-z0-9_@.-]+(\/[A-Za-z0-9_@.-]+)*$/)),
});

/** The signed description of a version that this visitor may load, or null. */
export type FindArtifact = (
  version: Pick<Artifact, 'name' | 'version'>,
  request: FastifyRequest,
) => Promise<Artifact | null>;

/**
 * Files of artifacts: immutable, compressed when they were fetched, for every version that this edge ever served. One
 * that is lost or damaged is fetched again where a signed release describes it.
 */
export function registerAssets(
  app: FastifyInstance,
  artifacts: ArtifactCache,
  findArtifact: FindArtifact,
): void {
  const compressed = createCompressor();
  app.get('/_assets/:name/:version/*', async (request, reply) => {
    const params = z.safeParse(paramsSchema, request.params);
    if (!params.success) return missing(reply);
    const { name, version, '*': file } = params.data;
    const type = types[path.extname(file)];
    // The Node bundle and source maps are no business of browsers.
    if (!type || file.startsWith('server/') || isPrivateFile(file)) return missing(reply);
    const artifact = await findArtifact({ name, version }, request);
    if (artifact && !(file in artifact.files)) return missing(reply);
    const location = artifact
      ? await artifacts.whole(artifact, file).catch(() => null)
      : path.join(artifacts.folderOf({ name, version }), file);
    if (location === null || !existsSync(location)) return missing(reply);
    reply
      .header('content-type', type)
      .header('cache-control', 'public, max-age=31536000, immutable')
      // Scripts are requested in cors mode so that integrity can be checked.
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('x-content-type-options', 'nosniff');
    const isBrotli = isCompressible(file) && /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
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
