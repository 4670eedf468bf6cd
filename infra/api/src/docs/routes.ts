import { allEndpoints } from '@mall/contracts/api/all-endpoints';
import type { Endpoint } from '@mall/contracts/endpoint';
import type { FastifyInstance } from 'fastify';
import { openApiOf } from './openapi.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

const rowOf = (
  endpoint: Endpoint,
) => `<tr><td>${endpoint.method}</td><td><code>${escapeHtml(endpoint.path)}</code></td>
<td>${escapeHtml(endpoint.summary)}</td><td>${endpoint.access}</td><td>${escapeHtml(endpoint.codes.join(', '))}</td></tr>`;

const page = () => `<!doctype html><html lang="ko"><meta charset="utf-8"><title>Commerce API</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<h1>Commerce API</h1><p>OpenAPI: <code>curl -H 'accept: application/json' /api/docs</code></p>
<table border="1" cellpadding="6"><thead><tr><th>Method</th><th>Path</th><th>Summary</th><th>Access</th><th>Codes</th></tr></thead>
<tbody>${allEndpoints.map(rowOf).join('\n')}</tbody></table></html>`;

/** `GET /api/docs`: OpenAPI as JSON, or a list of all calls for a browser. */
export function docsRoutes(app: FastifyInstance): void {
  // Made once: it takes 40 ms of the only thread, and anybody may ask.
  let openApi: string | undefined;
  app.get('/api/docs', (request, reply) =>
    request.headers.accept?.includes('text/html')
      ? reply
          .type('text/html; charset=utf-8')
          .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
          .send(page())
      : reply.type('application/json; charset=utf-8').send(openApiText()),
  );
  function openApiText(): string {
    openApi ??= JSON.stringify(openApiOf(allEndpoints));
    return openApi;
  }
}
