import { randomInt, randomUUID } from 'node:crypto';
import { fillPath } from '@mall/contracts/client/create-api-client';
import type { Endpoint, EndpointData, EndpointInput } from '@mall/contracts/endpoint';
import { encodeQuery } from '@mall/contracts/query-string';

/** A reply with how long it took. */
interface TimedReply<E> {
  ms: number;
  /** Status, code and message: all that an attacker reads, who must learn nothing from it. */
  words: string;
  data: EndpointData<E> | undefined;
}

/** Makes one call of a browser session from a network that was never seen before, so that no address runs into a limit. */
export type Ask = <E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  session?: string,
) => Promise<TimedReply<E>>;

const newAddress = () => `10.${[0, 0, 0].map(() => randomInt(256)).join('.')}`;

/** Calls of the API at an origin, timed from the request to the last byte (ms). */
export function askerOf(origin: string): Ask {
  return async (endpoint, input, session = randomUUID()) => {
    const { query, body } = input as { query?: object; body?: object };
    const search = encodeQuery({ ...query });
    const url = `${origin}${fillPath(endpoint.path, {})}${search ? `?${search}` : ''}`;
    const request = {
      method: endpoint.method,
      headers: {
        'client-session-id': session,
        'x-forwarded-for': newAddress(),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    };
    const started = performance.now();
    const reply = await fetch(url, request);
    const text = await reply.text();
    const ms = performance.now() - started;
    // What the API replies is held against the endpoint by its own tests.
    const { code, message, data } = JSON.parse(text) as {
      code?: string;
      message?: string;
      data?: EndpointData<typeof endpoint>;
    };
    return { ms, words: `${reply.status} ${code ?? ''} ${message ?? ''}`, data };
  };
}
