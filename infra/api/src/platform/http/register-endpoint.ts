import type { Endpoint, EndpointData } from '@mall/contracts/endpoint';
import { envelopeSchema } from '@mall/contracts/envelope';
import { decodeQuery } from '@mall/contracts/query-string';
import { loginEndedHeader, nextTokenHeader, takesTokenHeader } from '@mall/contracts/token-headers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { type Caller, identifyCaller, memberOf, sessionOf } from './caller.ts';
import { checkReply } from './check-reply.ts';
import { cleanInput, cleanQuery } from './clean-input.ts';
import { invalidRequest, unauthenticated, unavailable } from './create-error.ts';
import { readIdempotencyKey } from './idempotency-key.ts';
import { shapeMessage } from './shape-error.ts';
import { within } from './within.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the route was made from; other routes have none. */
    endpoint?: Endpoint;
  }
}

type Schema = z.core.$ZodType;
type Parsed<S> = S extends Schema ? z.output<S> : undefined;
type KeyOf<Use> = Use extends 'required' ? string : Use extends 'optional' ? string | undefined : undefined;
type Parts<E> =
  E extends Endpoint<infer Params, infer Query, infer Body, Schema, infer KeyUse>
    ? {
        params: Parsed<Params>;
        query: Parsed<Query>;
        body: Parsed<Body>;
        idempotencyKey: KeyOf<KeyUse>;
      }
    : never;

/** What a handler gets: the parts that the endpoint declares, validated, and who is calling. */
type Call<E extends Endpoint> = Parts<E> & { caller: Caller; request: FastifyRequest };

/** A successful reply whose envelope is JSON already, such as one from the read cache. */
export class SerialisedReply {
  readonly body: Buffer;
  constructor(body: Buffer) {
    this.body = body;
  }
}

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<EndpointData<E> | SerialisedReply>;

/** Bytes of the largest body that a call may send, unless it takes a file. */
export const bodyLimit = 256 * 1024;

/** Longest that a read takes before it is refused with 503, ms. */
const readLimitMs = 1800;

/** What `http` and `login` add: a module that is registered before them fails at the start, not at its first call. */
const neededDecorators = ['checkReplies', 'admissions', 'findLogin', 'findGrade'];

const laneOf = ({ upload, lane }: Endpoint) => (upload ? 'upload' : (lane ?? 'shop'));

/** Adds one route from its endpoint value: checks access and input, wraps what the handler returns (spec 7). */
export function registerEndpoint<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
): void {
  const missing = neededDecorators.filter((name) => !app.hasDecorator(name));
  if (missing.length > 0) throw new Error(`${endpoint.id} is registered before ${missing.join(', ')}`);
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    bodyLimit: endpoint.upload?.maximumBytes ?? bodyLimit,
    // HEAD would run a handler such as logout without the caller asking for it.
    exposeHeadRoute: false,
    config: { endpoint },
    handler: async (request, reply) => {
      request.routeName = endpoint.id;
      const work = app.admissions[laneOf(endpoint)].run(() => answer(request, reply));
      // Reads are given up in time; a write goes on to its end, so that its answer is true.
      const result = await (endpoint.method === 'GET'
        ? within(work, readLimitMs, () => unavailable())
        : work);
      if (result instanceof SerialisedReply) {
        if (app.checkReplies)
          checkReply(endpoint, z.parse(envelopeSchema, JSON.parse(`${result.body}`)).data);
        return reply
          .header('cache-control', 'no-store')
          .type('application/json; charset=utf-8')
          .send(result.body);
      }
      if (app.checkReplies) checkReply(endpoint, result);
      reply.header('cache-control', 'no-store');
      return { success: true, ...(endpoint.successCode ? { code: endpoint.successCode } : {}), data: result };
    },
  });

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const caller = await identifyCaller(request, app, {
      takesToken: request.headers[takesTokenHeader] === '1',
      showsGrade: isSharedByGrade(endpoint),
    });
    const successor = caller.member?.successor;
    if (successor) reply.header(nextTokenHeader, `${successor.token};${successor.maxAgeSeconds}`);
    if (endpoint.access === 'public' && caller.hasDeadLogin) reply.header(loginEndedHeader, '1');
    checkAccess(endpoint, caller);
    const parts = {
      params: parse(endpoint.params, cleanInput(request.params)),
      query: parse(endpoint.query, cleanQuery(decodeQuery(searchOf(request)))),
      body: parse(endpoint.body, endpoint.upload ? fileOf(request) : cleanInput(request.body)),
      idempotencyKey: readIdempotencyKey(request, endpoint.idempotencyKey),
    };
    // The schemas of this very endpoint made the parts; TypeScript cannot follow that through the generic.
    return handler({ ...parts, caller: asSeenBy(endpoint, caller), request } as Call<E>);
  }
}

/** What such a read answers depends on the grade at most: the edge caches pages made of it for all its members. */
const isSharedByGrade = ({ method, access, showsOwn }: Endpoint) =>
  method === 'GET' && access === 'public' && !showsOwn;

/** A read that members of a grade share learns nothing of the one who asks. */
const asSeenBy = (endpoint: Endpoint, caller: Caller): Caller =>
  isSharedByGrade(endpoint) ? { ...caller, member: null } : caller;

/** The body of a call that takes a file, with the type that it came with. */
function fileOf(request: FastifyRequest): Blob | undefined {
  const type = request.headers['content-type'] ?? '';
  return Buffer.isBuffer(request.body) ? new Blob([new Uint8Array(request.body)], { type }) : undefined;
}

function checkAccess(endpoint: Endpoint, caller: Caller): void {
  if (endpoint.access === 'public') return;
  sessionOf(caller);
  if (endpoint.access === 'member') memberOf(caller);
  else if (caller.hasDeadLogin && !endpoint.allowsDeadLogin) throw unauthenticated();
}

function searchOf(request: FastifyRequest): string {
  const at = request.url.indexOf('?');
  return at < 0 ? '' : request.url.slice(at + 1);
}

function parse(schema: Schema | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  throw invalidRequest(shapeMessage(parsed.error.issues));
}
