import { allEndpoints } from '@mall/contracts/api/all-endpoints';
import { ApiError } from '@mall/contracts/client/api-error';
import type { ApiClientOptions } from '@mall/contracts/client/create-api-client';
import type { Endpoint } from '@mall/contracts/endpoint';
import { createRouteTable } from '@mall/contracts/platform/routes/route-table';
import { decodeQuery, encodeQuery } from '@mall/contracts/query-string';
import * as z from 'zod/mini';
import { noteMistake } from './mistakes.ts';

type Adapter = Extract<NonNullable<ApiClientOptions['axios']>['adapter'], (config: never) => unknown>;

/** Data by endpoint id, an error to reply with, or a function of the parsed request that gives either. */
export type Answers = Record<string, unknown>;

/** A failed call with the code that a component may branch on, and what the server sends with it. */
export function failure(code: string, message = code, data?: unknown): ApiError {
  const statuses: Record<string, number> = {
    NOT_FOUND: 404,
    UNAUTHENTICATED: 401,
    NETWORK: 0,
    UNAVAILABLE: 503,
  };
  return new ApiError({ code, message, status: statuses[code] ?? 400, endpointId: 'test', data });
}

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

/** Parses the parts of a request as the API would; throws on what the API would refuse. */
function parseRequest(endpoint: Endpoint, sent: Record<'params' | 'query' | 'body', unknown>) {
  const parts = (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = endpoint[part];
    return schema ? [[part, z.parse(schema, sent[part])] as const] : [];
  });
  return Object.fromEntries(parts);
}

/** Notes an answer that the API could not give: the test would fail elsewhere, at a page that shows an error. */
function checkAnswer({ id, data }: Endpoint, answer: unknown): void {
  const read = z.safeParse(data, JSON.parse(JSON.stringify(answer)));
  for (const { path, message } of read.error?.issues ?? [])
    noteMistake(`the answer to ${id} does not fit its contract: ${path.join('.') || 'it'}: ${message}`);
}

/** A file is sent as it is, everything else as JSON. */
function bodyOf(data: unknown): unknown {
  return typeof data === 'string' ? JSON.parse(data) : data;
}

/** The network of a test: it answers requests by method and path, and in the API's envelope. */
export function createFakeNetwork(answers: Answers): Adapter {
  return async (config) => {
    const respond = (status: number, envelope: unknown) => ({
      data: JSON.stringify(envelope),
      status,
      statusText: '',
      headers: {},
      config,
    });
    const refuse = (error: ApiError) => {
      if (error.status === 0) throw new Error('the connection was lost');
      const { code, message, data } = error;
      return respond(error.status, { success: false, code, message, data });
    };
    const match = tables.get(config.method?.toUpperCase() ?? '')?.match(config.url ?? '');
    if (!match) return refuse(failure('NOT_FOUND'));
    const { endpoint } = match.route;
    const given = answers[endpoint.id];
    if (given instanceof ApiError) return refuse(given);
    const request = parseRequest(endpoint, {
      params: match.params,
      query: decodeQuery(encodeQuery(config.params)),
      body: bodyOf(config.data),
    });
    const answer: unknown = typeof given === 'function' ? await given(request) : given;
    if (answer instanceof ApiError) return refuse(answer);
    if (answer === undefined) return refuse(failure('NETWORK'));
    checkAnswer(endpoint, answer);
    return respond(200, { success: true, data: answer });
  };
}
