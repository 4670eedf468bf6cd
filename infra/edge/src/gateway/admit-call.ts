import type { SearchQuery } from '@mall/contracts/api/catalogue/products';
import { throttleAddress } from '@mall/contracts/domain/throttle-address';
import type { Endpoint } from '@mall/contracts/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BudgetKind } from '../budgets/budget-limits.ts';
import type { Budgets } from '../budgets/budgets.ts';
import type { EdgeConfig } from '../config.ts';
import type { KnownLogins } from '../session/known-logins.ts';
import { sessionIdPattern, visitorOf } from '../session/visitor.ts';
import { callOf } from './call-of.ts';
import { hasBody, type Refusal, refuseUnread, tooLarge } from './refuse.ts';
import { isChanging, refusalOf } from './request-guard.ts';

/** Longest body of a call that sends no file. */
export const maximumBodyBytes = 256 * 1024;

export interface Gatekeeper {
  config: EdgeConfig;
  logins: KnownLogins;
  budgets: Budgets;
}

/**
 * Decides whether a call may be made before a byte of its body is read: who may not make it must not fill our memory.
 * What a browser can hide from us, such as a body longer than it says, ends at the same limits while it arrives.
 */
export async function admitCall(
  request: FastifyRequest,
  reply: FastifyReply,
  gatekeeper: Gatekeeper,
): Promise<FastifyReply | undefined> {
  const call = callOf(request);
  request.routeName = call?.id ?? 'unknown call';
  const guarded = refusalOf(request, gatekeeper.config);
  if (guarded) return refuseUnread(request, reply, guarded);
  const fault = faultOf(request, call, gatekeeper.config);
  if (fault) return refuseUnread(request, reply, fault);
  const kind = budgetOf(request, call);
  if (kind === null) return undefined;
  const waitSeconds = await gatekeeper.budgets.spend(kind, spenderOf(request, gatekeeper));
  if (waitSeconds === null) return undefined;
  return refuseUnread(request, reply.header('retry-after', String(waitSeconds)), { code: 'RATE_LIMITED' });
}

/** What is wrong with a request by its head alone, or null. Reading calls pass: the API knows those that we do not. */
function faultOf(
  request: FastifyRequest,
  call: Endpoint | null,
  { publicOrigin }: EdgeConfig,
): Refusal | null {
  if (!isChanging(request)) return null;
  const maximumBytes = call?.upload?.maximumBytes ?? maximumBodyBytes;
  if (Number(request.headers['content-length'] ?? 0) > maximumBytes) return tooLarge(call);
  if (!call) return { code: 'NOT_FOUND' };
  if (call.access === 'member' && call.login === undefined && !visitorOf(request, publicOrigin).token)
    return { code: 'UNAUTHENTICATED' };
  return hasBody(request) ? typeFaultOf(request, call) : null;
}

function typeFaultOf({ headers }: FastifyRequest, { upload }: Endpoint): Refusal | null {
  const type = (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (upload) return upload.types.includes(type) ? null : { code: 'FILE_TYPE' };
  return type === 'application/json' ? null : { code: 'INVALID_REQUEST' };
}

/** The budget that a call is counted in; null for one that reads what many read. */
function budgetOf(request: FastifyRequest, call: Endpoint | null): BudgetKind | null {
  if (call?.login === 'issues') return 'logins';
  // Others behind a busy address must not prevent a logout.
  if (call?.login !== undefined) return null;
  if (isChanging(request)) return call?.budget ?? 'changes';
  if (call?.budget !== 'searches') return call?.budget ?? null;
  // The same call without words reads a list, which is cheap.
  const words: keyof SearchQuery = 'search_keyword';
  return new URL(request.url, 'http://edge').searchParams.get(words) ? 'searches' : null;
}

function spenderOf(request: FastifyRequest, { config, logins }: Gatekeeper) {
  const { token, clientSessionId } = visitorOf(request, config.publicOrigin);
  const sent = request.headers['client-session-id'];
  const session = typeof sent === 'string' && sessionIdPattern.test(sent) ? sent : clientSessionId;
  return { account: logins.memberOf(token), session, address: throttleAddress(request.ip) };
}
