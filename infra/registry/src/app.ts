import { createReadStream, existsSync } from 'node:fs';
import path from 'node:path';
import { isPrivateFile } from '@mall/contracts/platform/private-files';
import { channelSchema } from '@mall/contracts/platform/release';
import { RegistryError } from '@mall/remote-kit/publish/registry-error';
import { appOptions } from '@mall/service-kit/app-options';
import { newRequestId } from '@mall/service-kit/requests/request-id';
import { type RequestWatch, watchRequests } from '@mall/service-kit/requests/watch-requests';
import Fastify, { type FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { registerEdges } from './edges/register-edges.ts';
import type { Registry } from './registry.ts';

const channelParams = z.object({ channel: channelSchema.shape.name });
const releaseParams = z.object({ id: z.string() });
const fileParams = z.object({ name: z.string(), version: z.string(), '*': z.string() });

/** The registry for edges, read only: a channel's signed documents and the files of artifacts. */
export function createRegistryApp(
  registry: Registry,
  watch: RequestWatch = { isMeasured: false },
): FastifyInstance {
  const app = Fastify({ ...appOptions, logger: false, genReqId: newRequestId });
  watchRequests(app, watch);
  registerEdges(app, registry.root);

  app.setErrorHandler((error, _request, reply) => {
    const isRefusal = error instanceof RegistryError;
    reply.status(isRefusal ? 404 : 500).send({
      success: false,
      code: isRefusal ? 'NOT_FOUND' : 'UNAVAILABLE',
      message: isRefusal ? error.message : 'the registry failed',
    });
  });
  app.get('/healthz', async () => ({ success: true }));

  app.get('/channels/:channel', async (request) => {
    const { success, data } = z.safeParse(channelParams, request.params);
    if (!success) throw new RegistryError('there is no such channel', ['channels: stable, canary, preview']);
    return registry.reply(data.channel);
  });

  app.get('/releases/:id', async (request) =>
    registry.releases.signed(z.parse(releaseParams, request.params).id),
  );

  app.get('/artifacts/:name/:version/*', async (request, reply) => {
    const { name, version, '*': file } = z.parse(fileParams, request.params);
    const { files } = registry.artifacts.get(name, version);
    const location = path.join(registry.artifacts.folderOf(name, version), file);
    // Only what the artifact lists is served, so no path can leave its folder.
    if (!Object.hasOwn(files, file) || isPrivateFile(file) || !existsSync(location))
      throw new RegistryError(`${name}@${version} has no file "${file}"`);
    return reply.type('application/octet-stream').send(createReadStream(location));
  });

  return app;
}
