import { searchProducts } from '@mall/contracts/api/catalogue/products';
import { throttleAddress } from '@mall/contracts/domain/throttle-address';
import type { Endpoint } from '@mall/contracts/endpoint';
import type { ErrorCode } from '@mall/contracts/error-catalogue';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BudgetKind } from '../budgets/budget-limits.ts';
import type { Budgets } from '../budgets/budgets.ts';
import type { EdgeConfig } from '../config.ts';
import type { KnownLogins } from '../session/known-logins.ts';
import { sessionIdPattern, visitorOf } from '../session/visitor.ts';
import { callOf } from './call-of.ts';
import { hasBody, refuseUnread } from './refuse.ts';
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
  if (guarded) return refuseUnread(request, reply, 'FORBIDDEN', guarded.message);
  const fault = faultOf(request, call, gatekeeper.config);
  if (fault) return refuseUnread(request, reply, fault);
  const kind = budgetOf(request, call);
  if (kind === null) return undefined;
  const waitSeconds = await gatekeeper.budgets.spend(kind, spenderOf(request, gatekeeper));
  if (waitSeconds === null) return undefined;
  return refuseUnread(request, reply.header('retry-after', String(waitSeconds)), 'RATE_LIMITED');
}

/** What is wrong with a request by its head alone, or null. Reading calls pass: the API knows those that we do not. */
function faultOf(
  request: FastifyRequest,
  call: Endpoint | null,
  { publicOrigin }: EdgeConfig,
): ErrorCode | null {
  if (!isChanging(request)) return null;
  const maximumBytes = call?.upload?.maximumBytes ?? maximumBodyBytes;
  if (Number(request.headers['content-length'] ?? 0) > maximumBytes) return 'FILE_SIZE';
  if (!call) return 'NOT_FOUND';
  if (call.access === 'member' && call.login === undefined && !visitorOf(request, publicOrigin).token)
    return 'UNAUTHENTICATED';
  return hasBody(request) ? typeFaultOf(request, call) : null;
}

function typeFaultOf({ headers }: FastifyRequest, { upload }: Endpoint): ErrorCode | null {
  const type = (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (upload) return upload.types.includes(type) ? null : 'FILE_TYPE';
  return type === 'application/json' ? null : 'INVALID_REQUEST';
}

/** The budget that a call is counted in; null for one that reads what many read. */
function budgetOf(request: FastifyRequest, call: Endpoint | null): BudgetKind | null {
  if (call?.login === 'issues') return 'logins';
  // Nobody stays logged in because others behind the address were busy.
  if (call?.login !== undefined) return null;
  if (isChanging(request)) return call?.path.startsWith('/api/orders') ? 'orders' : 'changes';
  if (call?.id !== searchProducts.id) return null;
  const { searchParams } = new URL(request.url, 'http://edge');
  return searchParams.get('search_keyword') ? 'searches' : null;
}

function spenderOf(request: FastifyRequest, { config, logins }: Gatekeeper) {
  const { token, clientSessionId } = visitorOf(request, config.publicOrigin);
  const sent = request.headers['client-session-id'];
  const session = typeof sent === 'string' && sessionIdPattern.test(sent) ? sent : clientSessionId;
  return { account: logins.memberOf(token), session, address: throttleAddress(request.ip) };
}
