import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { listMagazines } from '@mall/contracts/api/content/magazines';
import { listSiteMaps, viewSiteMap } from '@mall/contracts/api/content/site-map';
import { createApiClient } from '@mall/contracts/client/create-api-client';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { EdgeConfig } from '../config.ts';
import { FileCache } from './file-cache.ts';
import { feedLength, magazineFeed } from './magazine-feed.ts';
import { fileOf, siteMap, siteMapIndex } from './site-map-files.ts';

const decompress = promisify(gunzip);
const apiLimitMs = 10_000;
/** Crawlers ask again after this long, seconds. */
const maxAge = 3600;

/** Personal pages and calls are nothing to be found; every public page is named by the site map. */
const robots = (origin: string) =>
  [
    'User-agent: *',
    ...['/cart', '/order', '/member', '/api'].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

/** What search engines and readers ask every site for: rules for crawlers, the site map, the magazine's feed. */
export function registerEngineFiles(app: FastifyInstance, config: EdgeConfig): void {
  const { apiOrigin, publicOrigin } = config;
  const api = createApiClient({
    baseUrl: apiOrigin,
    timeoutMs: apiLimitMs,
    axios: { adapter: 'http', proxy: false },
  });
  const files = new FileCache();

  app.get('/robots.txt', (_request, reply) => reply.type('text/plain').send(robots(publicOrigin)));
  app.get('/sitemap.xml', async (request, reply) => {
    const content = await files.read('index', async () =>
      siteMapIndex(publicOrigin, (await api(listSiteMaps, {})).rows),
    );
    return content ? sendXml(request, reply, content) : sendMissing(reply);
  });
  app.get('/rss/magazine.xml', async (request, reply) => {
    const content = await files.read('magazine', async () =>
      magazineFeed(publicOrigin, (await api(listMagazines, { query: { limit: feedLength } })).rows),
    );
    return content ? sendXml(request, reply, content, 'application/rss+xml') : sendMissing(reply);
  });
  app.get('/sitemaps/*', async (request, reply) => {
    const file = fileOf(request.url.split('?')[0] ?? '');
    const content =
      file &&
      (await files.read(`${file.part} ${file.page}`, async () => {
        const { rows } = await api(viewSiteMap, { params: { part: file.part }, query: { page: file.page } });
        return rows.length > 0 ? siteMap(publicOrigin, rows) : null;
      }));
    return content ? sendXml(request, reply, content) : sendMissing(reply);
  });
}

const sendMissing = (reply: FastifyReply): FastifyReply =>
  reply.status(404).header('cache-control', 'no-cache').send({ success: false, code: 'NOT_FOUND' });

async function sendXml(
  request: FastifyRequest,
  reply: FastifyReply,
  gzipped: Buffer,
  type = 'application/xml',
): Promise<FastifyReply> {
  reply
    .type(`${type}; charset=utf-8`)
    .header('cache-control', `public, max-age=${maxAge}`)
    .header('vary', 'accept-encoding');
  if (/\bgzip\b/.test(request.headers['accept-encoding'] ?? ''))
    return reply.header('content-encoding', 'gzip').send(gzipped);
  return reply.send(await decompress(gzipped));
}
