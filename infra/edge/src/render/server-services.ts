import http from 'node:http';
import { workerData } from 'node:worker_threads';
import { ApiError } from '@mall/contracts/client/api-error';
import { type ApiClient, createApiClient } from '@mall/contracts/client/create-api-client';
import { familySiteOf } from '@mall/contracts/domain/family-site';
import { createBus } from '@mall/contracts/events/create-bus';
import { pageGradeText } from '@mall/contracts/page-grade-header';
import type { PageLocation, Session, Store } from '@mall/contracts/platform/services';
import { createQueryClient } from '@mall/remote-kit/query-client';
import type { RemoteServices } from '@mall/remote-kit/services';
import * as z from 'zod/mini';
import { isPage } from '../release/is-page.ts';
import type { MissingParts } from './missing-parts.ts';
import { onlySharedByGrade } from './of-grade.ts';
import type { RenderJob } from './render-job.ts';
import { createSharedReplies, shareReplies } from './share-replies.ts';

/** A call that takes longer leaves its part of the page to the browser. In ms. */
const apiLimitMs = 1500;
/** Other times than these, ms, which a pool may give its threads: tests have less patience, or more. */
const timesSchema = z.object({ sharedReplyMs: z.optional(z.number()), apiLimitMs: z.optional(z.number()) });
const times = z.safeParse(timesSchema, workerData).data;
const callLimitMs = times?.apiLimitMs ?? apiLimitMs;
/**
 * All calls of a render, one after another, in limits of a single one: of the login, of the page, of its fragments. A
 * render has twice that limit before its page is lost (render-pool.ts).
 */
const limitsOfRender = 1.6;
/**
 * A render alone has so many times longer for its calls: nobody waits for it, and without their replies it does not get
 * to the code that it examines.
 */
const aloneFactor = 4;
const sharedReplies = createSharedReplies(times?.sharedReplyMs);
const httpAgent = new http.Agent({ keepAlive: true, maxSockets: 32 });

const constant = <T>(value: T): Store<T> => ({ current: () => value, subscribe: () => () => undefined });

const callLimitOf = ({ isAlone }: Pick<RenderJob, 'isAlone'>) => callLimitMs * (isAlone ? aloneFactor : 1);

/** Begins the time that a render has for its calls; aborted when it is over. */
export const startCallTime = (job: Pick<RenderJob, 'isAlone'>): AbortSignal =>
  AbortSignal.timeout(limitsOfRender * callLimitOf(job));

/** Gives a call up when its render has no time left. Another render may share the call: it goes on. */
function endsWith(callTime: AbortSignal, api: ApiClient): ApiClient {
  return (endpoint, input, options) =>
    new Promise((resolve, reject) => {
      const giveUp = () =>
        reject(new ApiError({ code: 'TIMEOUT', message: '', status: 0, endpointId: endpoint.id }));
      if (callTime.aborted) return giveUp();
      callTime.addEventListener('abort', giveUp, { once: true });
      api(endpoint, input, options)
        .then(resolve, reject)
        .finally(() => callTime.removeEventListener('abort', giveUp));
    });
}

function notOnServer(what: string): never {
  throw new Error(`${what} belongs into an event handler or an effect: there is no shopper on the server`);
}

/** Guests share replies, members of a grade do so among themselves; a member's own page asks for itself. */
function clientFor({ apiHeaders, grade }: RenderJob, api: ApiClient): ApiClient {
  if (grade) return onlySharedByGrade(shareReplies(api, sharedReplies, pageGradeText(grade)));
  return apiHeaders.authorization === undefined ? shareReplies(api, sharedReplies) : api;
}

/**
 * Services of one server render; what could not be had goes to `missing`. What needs a shopper throws, so that a
 * misplaced call is found at once.
 */
export function createServerServices(
  job: RenderJob,
  missing: MissingParts,
  callTime: AbortSignal,
): RemoteServices {
  const url = new URL(job.href, job.origin);
  const location: PageLocation = {
    href: job.href,
    pathname: url.pathname,
    search: url.search,
    hash: '',
    key: 'server',
  };
  const session: Session =
    job.memberId === null ? { status: 'out', memberId: null } : { status: 'in', memberId: job.memberId };
  const api = createApiClient({
    baseUrl: job.apiOrigin,
    timeoutMs: callLimitOf(job),
    headers: () => job.apiHeaders,
    axios: { httpAgent, adapter: 'http', proxy: false },
  });
  return {
    api: missing.watchCalls(endsWith(callTime, clientFor(job, api))),
    queryClient: missing.watchQueries(createQueryClient(true)),
    bus: createBus(),
    session: {
      ...constant(session),
      completeLogin: async () => notOnServer('completeLogin'),
      logout: async () => notOnServer('logout'),
      requireLogin: async () => notOnServer('requireLogin'),
      pendingWish: () => null,
      setPendingWish: () => notOnServer('setPendingWish'),
    },
    site: constant(familySiteOf(job.site)),
    location: constant(location),
    device: job.device,
    dialogs: {
      alert: async () => notOnServer('an alert'),
      confirm: async () => notOnServer('a question'),
      toast: () => notOnServer('a toast'),
    },
    tracking: { track: () => notOnServer('tracking') },
    native: { platform: job.device.app, post: () => notOnServer('a message to the app') },
    navigate: async () => notOnServer('navigation'),
    prefetch: async () => undefined,
    hasPage: (href) => isPage(job.patterns, new URL(href, job.origin).pathname),
    reportError: (where, error) => missing.add(where, error),
    nonce: '',
    origin: job.origin,
  };
}
