import { allEndpoints } from '@mall/contracts/api/all-endpoints';
import type { Endpoint } from '@mall/contracts/endpoint';
import { createRouteTable } from '@mall/contracts/platform/routes/route-table';
import type { FastifyRequest } from 'fastify';

const tables = new Map(
  (['GET', 'POST', 'DELETE'] as const).map((method) => [
    method as string,
    createRouteTable(
      allEndpoints
        .filter((endpoint) => endpoint.method === method)
        .map((endpoint) => ({ owner: 'api', id: endpoint.id, path: endpoint.path, endpoint })),
    ),
  ]),
);

/** Path of a call as the API's router reads it: `%6Cogin` is `login`, and a closing slash means nothing. */
function callPathOf(url: string): string {
  const path = url.split('?')[0] ?? url;
  try {
    return decodeURIComponent(path).replace(/(.)\/+$/, '$1');
  } catch {
    return path;
  }
}

/** The endpoint that a request calls, or null when the contracts name none. A HEAD is answered like a GET. */
export function callOf({ method, url }: Pick<FastifyRequest, 'method' | 'url'>): Endpoint | null {
  const table = tables.get(method === 'HEAD' ? 'GET' : method);
  return table?.match(callPathOf(url))?.route.endpoint ?? null;
}
