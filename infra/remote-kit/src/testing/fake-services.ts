import { ApiError } from '@mall/contracts/client/api-error';
import type { ApiClient } from '@mall/contracts/client/create-api-client';
import { deviceOf } from '@mall/contracts/domain/device';
import { familySiteOfUrl } from '@mall/contracts/domain/family-site';
import { createBus } from '@mall/contracts/events/create-bus';
import type { Session, Store } from '@mall/contracts/platform/services';
import * as z from 'zod/mini';
import { createQueryClient } from '../query-client.ts';
import type { RemoteServices } from '../services.tsx';

export const testOrigin = 'https://mall.test';
const desktop = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140';
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile Safari';

/** Data by endpoint id, an error to reject with, or a function of the call's input that gives either. */
type Answers = Record<string, unknown>;

/** A call that was made, as the caller wrote it. */
interface RecordedCall {
  id: string;
  input: unknown;
}

export interface FakeOptions {
  answers?: Answers;
  isMobileLayout?: boolean;
  session?: Session;
  /** Pages of the release; all of them unless said. */
  hasPage?: (href: string) => boolean;
}

export interface FakeServices extends RemoteServices {
  /** What was called, in order. */
  calls: RecordedCall[];
  /** Where the remote wanted to go, in order. */
  visited: string[];
}

function store<T>(value: T): Store<T> {
  return { current: () => value, subscribe: () => () => undefined };
}

/** Answers calls from a map. Data goes through the endpoint's schema, so that a test cannot assume a wrong shape. */
function createFakeApi(answers: Answers, calls: RecordedCall[]): ApiClient {
  return async (endpoint, input) => {
    calls.push({ id: endpoint.id, input });
    const given = answers[endpoint.id];
    const answer: unknown = typeof given === 'function' ? given(input) : given;
    if (answer instanceof Error) throw answer;
    if (answer === undefined) throw failure('NETWORK', endpoint.id);
    // The schema is the very one that types the reply.
    return z.parse(endpoint.data, answer) as never;
  };
}

/** A failed call with the code that a component may branch on. */
export function failure(code: string, endpointId = 'test'): ApiError {
  const statuses: Record<string, number> = { NOT_FOUND: 404, UNAUTHENTICATED: 401, NETWORK: 0 };
  return new ApiError({ code, message: code, status: statuses[code] ?? 400, endpointId });
}

/** Services of a page at `href`, with the network faked where the API client would use it. */
export function createFakeServices(href: string, options: FakeOptions = {}): FakeServices {
  const { answers = {}, isMobileLayout = false, session, hasPage = () => true } = options;
  const url = new URL(href, testOrigin);
  const calls: RecordedCall[] = [];
  const visited: string[] = [];
  const nothing = () => undefined;
  return {
    calls,
    visited,
    api: createFakeApi(answers, calls),
    queryClient: createQueryClient(false),
    bus: createBus(),
    session: {
      ...store<Session>(session ?? { status: 'out', memberId: null }),
      completeLogin: async () => undefined,
      logout: async () => undefined,
      requireLogin: async () => undefined,
      pendingWish: () => null,
      setPendingWish: nothing,
    },
    tracking: { track: nothing },
    dialogs: { alert: async () => undefined, confirm: async () => true, toast: nothing },
    device: deviceOf(isMobileLayout ? phone : desktop),
    site: store(familySiteOfUrl(url)),
    native: { platform: null, post: nothing },
    location: store({ href, pathname: url.pathname, search: url.search, hash: url.hash, key: 'test' }),
    navigate: async (target) => {
      visited.push(target);
    },
    prefetch: async () => undefined,
    hasPage,
    reportError: (where, error) => {
      throw new Error(where, { cause: error });
    },
    nonce: '',
    origin: testOrigin,
  };
}
