import { fillPath } from '@mall/contracts/client/create-api-client';
import type { Endpoint, EndpointData, EndpointInput } from '@mall/contracts/endpoint';
import { encodeQuery } from '@mall/contracts/query-string';
import type { FastifyInstance } from 'fastify';

/** Makes a call as a browser does, for a member when a token is given. Rejects with the code of a refusal. */
export type Call = <E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  token?: string,
) => Promise<EndpointData<E>>;

interface Envelope<E> {
  success: boolean;
  code?: string;
  message?: string;
  data: EndpointData<E>;
}

/** Calls of an API in this process; nothing listens. */
export function callsOf(app: Pick<FastifyInstance, 'inject'>, sessionId: string): Call {
  return async <E extends Endpoint>(endpoint: E, input: EndpointInput<E>, token?: string) => {
    // Which of them an endpoint takes is settled by its type, which nothing here knows.
    const { params, query, body } = input as { params?: object; query?: object; body?: object };
    const search = encodeQuery({ ...query });
    const reply = await app.inject({
      method: endpoint.method,
      url: `${fillPath(endpoint.path, { ...params })}${search ? `?${search}` : ''}`,
      headers: {
        'client-session-id': sessionId,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body ? { payload: body } : {}),
    });
    const { success, code, message, data } = reply.json<Envelope<E>>();
    if (!success) throw new Error(`${endpoint.id}: ${code ?? reply.statusCode} ${message ?? ''}`);
    return data;
  };
}
