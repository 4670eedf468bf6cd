import { allEndpoints } from '@mall/contracts/api/all-endpoints';
import { loginReplySchema } from '@mall/contracts/api/people/members';
import { throttleAddress } from '@mall/contracts/domain/throttle-address';
import { envelopeSchema } from '@mall/contracts/envelope';
import { loginEndedHeader, nextTokenHeader, takesTokenHeader } from '@mall/contracts/token-headers';
import { inSpan, traceHeaders } from '@mall/service-kit/traces/spans';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest, RequestPayload } from 'fastify';
import { type Dispatcher, Pool } from 'undici';
import * as z from 'zod/mini';
import type { EdgeConfig } from '../config.ts';
import { gatewayCalls, gatewayFailures } from '../metrics/edge-metrics.ts';
import type { KnownLogins } from '../session/known-logins.ts';
import { clearLogin, endSession, keepLogin, renewToken } from '../session/login-cookies.ts';
import { hasSessionHeader, visitorOf } from '../session/visitor.ts';
import { admitCall, type Gatekeeper, maximumBodyBytes } from './admit-call.ts';
import { type BodyPace, bodyInTime, SlowBody } from './body-in-time.ts';
import { callOf } from './call-of.ts';
import { refuse, refuseUnread, tooLarge } from './refuse.ts';
import { createUploadSlots, type UploadSlots } from './upload-slots.ts';

const connections = 64;
const headersLimitMs = 10_000;
/** Calls that wait for a connection, of all callers: each lies in memory with its body. */
const maximumWaiting = 512;

/** Files held in memory at once while they arrive; who comes later is asked to come back. */
const uploadLimits = { slots: 8, perCaller: 2, waiting: 8, maximumWaitMs: 5000 };
/** A photo of 8 MB over a slow mobile line takes half a minute. */
const uploadPace: BodyPace = { wholeMs: 45_000, graceMs: 5000, bytesPerSecond: 16 * 1024 };

/** What of a request reaches the API; everything else, cookies above all, ends here. */
const forwarded = ['accept', 'content-type', 'client-session-id', 'idempotency-key', 'user-agent'];
/** What of an answer reaches the browser. */
const returned = ['content-type', 'retry-after'];

/** The API behind the page's own origin: adds the token that the browser does not have (design: Session). */
export function registerApiGateway(
  app: FastifyInstance,
  config: EdgeConfig,
  { logins, budgets }: Pick<Gatekeeper, 'logins' | 'budgets'>,
  pace = uploadPace,
): void {
  const pool = new Pool(config.apiOrigin, {
    connections,
    headersTimeout: headersLimitMs,
    bodyTimeout: headersLimitMs,
  });
  app.addHook('onClose', () => pool.destroy());
  gatewayCalls.readFrom(() => [
    [pool.stats.running, { state: 'running' }],
    [pool.stats.queued, { state: 'waiting' }],
  ]);

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: maximumBodyBytes },
      (_request, body, done) => done(null, body),
    );
    scope.addHook('onRequest', (request, reply) => admitCall(request, reply, { config, logins, budgets }));
    scope.setErrorHandler<FastifyError>((error, request, reply) => {
      if (error instanceof SlowBody) return refuseSlow(reply);
      if (error.statusCode !== 413) throw error;
      return refuse(reply.header('connection', 'close'), tooLarge(callOf(request)));
    });
    const pass = (request: FastifyRequest, reply: FastifyReply) =>
      forward({ pool, config, logins }, request, reply);
    const slots = createUploadSlots(uploadLimits);
    for (const { path, upload } of allEndpoints) {
      if (!upload) continue;
      const onRequest = (request: FastifyRequest, reply: FastifyReply) => admitUpload(request, reply, slots);
      const preParsing = async (_request: FastifyRequest, _reply: FastifyReply, body: RequestPayload) =>
        bodyInTime(body, pace);
      scope.post(path, { bodyLimit: upload.maximumBytes, onRequest, preParsing }, pass);
    }
    scope.all('/api/*', pass);
  });
}

/** Lets only a few files in at once, fewer of one caller: behind this they lie in memory. */
async function admitUpload(
  request: FastifyRequest,
  reply: FastifyReply,
  slots: UploadSlots,
): Promise<FastifyReply | undefined> {
  const leave = await slots.take(throttleAddress(request.ip));
  if (!leave) return refuseUnread(request, reply, { code: 'UNAVAILABLE' });
  // The end of the answer or of the connection, whichever comes; it may have come while waiting.
  if (reply.raw.closed) leave();
  else reply.raw.once('close', leave);
  return undefined;
}

/** Answers what has not arrived yet, and ends the connection: the rest of it is not wanted any more. */
const refuseSlow = (reply: FastifyReply) =>
  refuse(reply.header('connection', 'close'), { code: 'UPLOAD_SLOW' });

interface Gateway {
  pool: Pool;
  config: EdgeConfig;
  logins: KnownLogins;
}

async function forward(gateway: Gateway, request: FastifyRequest, reply: FastifyReply) {
  const { pool, config, logins } = gateway;
  const visitor = visitorOf(request, config.publicOrigin);
  // A link of another site comes without the header: it is a guest's call, and says nothing of the login.
  const token = hasSessionHeader(request) ? visitor.token : null;
  const { 'client-session-id': _cookieSession, authorization, ...visitorHeaders } = visitor.apiHeaders;
  const headers: Record<string, string> = {
    ...visitorHeaders,
    ...(token && authorization ? { authorization, [takesTokenHeader]: '1' } : {}),
  };
  for (const name of forwarded) {
    const value = request.headers[name];
    if (typeof value === 'string') headers[name] = value;
  }
  const effect = callOf(request)?.login;
  const failWith = (reason: string) => {
    gatewayFailures.inc({ reason });
    // A member who logs out leaves, and does not come back to see whether the API was there.
    if (effect === 'logs-out') endLogin(gateway, reply, token);
    return refuse(reply, { code: 'UNAVAILABLE' });
  };
  if (pool.stats.queued >= maximumWaiting) return failWith('no place');
  let answer: Dispatcher.ResponseData;
  try {
    answer = await inSpan(`call ${request.routeName}`, { kind: 'client' }, () =>
      pool.request({
        path: request.url,
        method: request.method as 'GET',
        headers: { ...headers, ...traceHeaders() },
        body: Buffer.isBuffer(request.body) && request.body.length > 0 ? request.body : null,
      }),
    );
  } catch {
    return failWith('no answer');
  }
  reply.status(answer.statusCode).header('cache-control', 'private, no-cache');
  for (const name of returned) {
    const value = answer.headers[name];
    if (typeof value === 'string') reply.header(name, value);
  }
  if (effect === 'issues') {
    const body = keepToken(await answer.body.text(), reply, gateway);
    return body === null ? refuse(reply.type('application/json'), { code: 'UNAVAILABLE' }) : reply.send(body);
  }
  const isOver = effect === 'logs-out' || (effect === 'ends' && answer.statusCode === 200);
  // Scripts see that the cookie is gone, and ask for a new login: no page goes on as a guest's without a word.
  const isRefused = answer.statusCode === 401 || answer.headers[loginEndedHeader] !== undefined;
  if (isOver) endLogin(gateway, reply, token);
  else if (isRefused && token) {
    clearLogin(reply, config.publicOrigin);
    logins.forget(token);
  } else if (token) followToken(reply, gateway, token, answer.headers[nextTokenHeader]);
  return reply.send(answer.body);
}

/** Takes the login and the session out of the browser, and forgets whose the token was. */
function endLogin({ config, logins }: Gateway, reply: FastifyReply, token: string | null): void {
  endSession(reply, config.publicOrigin);
  if (token) logins.forget(token);
}

/** Keeps the token that the API wants to see from now on, and that it is the same member's. */
function followToken(reply: FastifyReply, { config, logins }: Gateway, before: string, given: unknown): void {
  const token = renewToken(reply, config.publicOrigin, given);
  const memberId = logins.memberOf(before);
  if (token && memberId !== null) logins.confirm(token, memberId);
}

/**
 * Takes the token out of a login reply and into its cookie; a refusal passes as it is. Null for a success of another
 * shape, and for what is no reply: there may be a token in it that is not removed.
 */
function keepToken(text: string, reply: FastifyReply, { config, logins }: Gateway): unknown {
  const envelope = z.safeParse(envelopeSchema, parseJson(text));
  if (!envelope.success) return null;
  const login = z.safeParse(loginReplySchema, envelope.data.data);
  if (!login.success) return envelope.data.success ? null : envelope.data;
  const { token, remembered_for: rememberedFor, ...data } = login.data;
  const memberId = data.user_info.member_id;
  if (envelope.data.success && token) {
    keepLogin(reply, config.publicOrigin, { token, memberId, rememberedFor });
    logins.confirm(token, memberId);
  }
  return { ...envelope.data, data };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
