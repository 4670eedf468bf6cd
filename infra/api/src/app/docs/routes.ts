import { allEndpoints } from '@mall/contracts/api/all-endpoints';
import type { FastifyPluginAsync } from 'fastify';
import { openApiOf } from './openapi.ts';
import { docsPage, docsPolicy } from './page.ts';

/** `GET /api/docs`: OpenAPI as JSON, or a page of all calls for a browser. */
export const docsRoutes: FastifyPluginAsync = async (app) => {
  // Made once: it takes 40 ms of the only thread, and anybody may ask.
  let openApi: string | undefined;
  let page: string | undefined;
  app.get('/api/docs', (request, reply) =>
    request.headers.accept?.includes('text/html')
      ? reply.type('text/html; charset=utf-8').header('content-security-policy', docsPolicy).send(pageText())
      : reply.type('application/json; charset=utf-8').send(openApiText()),
  );
  function openApiText(): string {
    openApi ??= JSON.stringify(openApiOf(allEndpoints));
    return openApi;
  }
  function pageText(): string {
    page ??= docsPage(openApiOf(allEndpoints));
    return page;
  }
};
