import type { ApiClient } from '@mall/contracts/client/create-api-client';
import { createApiClient } from '@mall/contracts/client/create-api-client';
import { deviceOf } from '@mall/contracts/domain/device';
import { familySiteOfUrl } from '@mall/contracts/domain/family-site';
import { createBus, type EventBus } from '@mall/contracts/events/create-bus';
import type { PageLocation, PendingWish, Session, Store } from '@mall/contracts/platform/services';
import { createQueryClient } from '../calls/query-client.ts';
import type { RemoteServices } from '../services.tsx';
import { type Answers, createFakeNetwork } from './fake-network.ts';

export const testOrigin = 'https://mall.test';
const desktop = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140';
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile Safari';
const androidPhone =
  'Mozilla/5.0 (Linux; Android 15; SM-S928N; wv) AppleWebKit/537.36 Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36';
/** What the app's webview says of itself. */
const appPhones = { android: androidPhone, ios: phone } as const;

/** A call that was made, as the caller wrote it. */
interface RecordedCall {
  id: string;
  input: unknown;
  headers?: Record<string, string>;
}

export interface FakeOptions {
  answers?: Answers;
  isMobileLayout?: boolean;
  /** The app whose webview it is; a browser unless said. */
  app?: 'android' | 'ios';
  session?: Session;
  /** Pages of the release; all by default. */
  hasPage?: (href: string) => boolean;
  /** The shopper's answer to a confirm dialog; yes by default. */
  confirm?: (message: string) => boolean;
  /** What a guest wanted before logging in. */
  pendingWish?: PendingWish;
  /** Whether the browser takes cookies, which a login is kept in; it does unless said. */
  takesCookies?: boolean;
  /** Effects run twice, as under React's strict mode. */
  isStrict?: boolean;
}

export interface FakeServices extends RemoteServices {
  /** What was called, in order. */
  calls: RecordedCall[];
  /** Where the remote wanted to go, in order. */
  visited: string[];
  /** Messages of alerts, confirms and toasts, in order. */
  messages: string[];
  /** What was published, in order. */
  published: { topic: string; payload: unknown }[];
  /** Changes the address, as the shell does when a page has been preloaded. */
  moveTo: (href: string) => void;
}

/** A login for `FakeOptions.session`. */
export const loggedIn: Session = { status: 'in', memberId: 7 };

function store<T>(value: T): Store<T> {
  return { current: () => value, subscribe: () => () => undefined };
}

const locationOf = (url: URL): PageLocation => ({
  href: `${url.pathname}${url.search}${url.hash}`,
  pathname: url.pathname,
  search: url.search,
  hash: url.hash,
  key: 'test',
});

/** An address that a test can change. */
function createLocation(url: URL): Pick<FakeServices, 'location' | 'moveTo'> {
  const listeners = new Set<() => void>();
  let current = locationOf(url);
  return {
    location: {
      current: () => current,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    moveTo: (href) => {
      current = locationOf(new URL(href, testOrigin));
      for (const listener of listeners) listener();
    },
  };
}

/** The real client of the API on a network of answers. */
function createRecordedApi(answers: Answers, calls: RecordedCall[]): ApiClient {
  const client = createApiClient({ baseUrl: '', axios: { adapter: createFakeNetwork(answers) } });
  return (endpoint, input, options) => {
    calls.push({ id: endpoint.id, input, ...(options?.headers ? { headers: options.headers } : {}) });
    return client(endpoint, input, options);
  };
}

function createRecordedBus(published: FakeServices['published']): EventBus {
  const bus = createBus();
  return {
    ...bus,
    publish: (topic, payload) => {
      published.push({ topic: topic.name, payload });
      bus.publish(topic, payload);
    },
  };
}

/** The client of a page, which tries a failed read again as ever, but without the delay before it. */
function createImpatientClient(): RemoteServices['queryClient'] {
  const client = createQueryClient(false);
  const { queries } = client.getDefaultOptions();
  client.setDefaultOptions({ queries: { ...queries, retryDelay: 0 } });
  return client;
}

/** Services of a page at `href`; only the network is not real. */
export function createFakeServices(href: string, options: FakeOptions = {}): FakeServices {
  const { answers = {}, isMobileLayout = false, app, session, hasPage = () => true } = options;
  const url = new URL(href, testOrigin);
  const recorded: Pick<FakeServices, 'calls' | 'visited' | 'messages' | 'published'> = {
    calls: [],
    visited: [],
    messages: [],
    published: [],
  };
  const show = (message: string) => {
    recorded.messages.push(message);
  };
  const nothing = () => undefined;
  let wish = options.pendingWish ?? null;
  return {
    ...recorded,
    api: createRecordedApi(answers, recorded.calls),
    queryClient: createImpatientClient(),
    bus: createRecordedBus(recorded.published),
    session: {
      ...store<Session>(session ?? { status: 'out', memberId: null }),
      completeLogin: async () => options.takesCookies ?? true,
      logout: async () => undefined,
      requireLogin: async () => undefined,
      pendingWish: () => wish,
      setPendingWish: (next) => {
        wish = next;
      },
    },
    tracking: { track: nothing },
    dialogs: {
      alert: async (message) => show(message),
      confirm: async (message) => {
        show(message);
        return options.confirm?.(message) ?? true;
      },
      toast: show,
    },
    device: deviceOf(app ? `${appPhones[app]} MallApp/2.1.0 (${app})` : isMobileLayout ? phone : desktop),
    site: store(familySiteOfUrl(url)),
    native: { platform: null, post: nothing },
    ...createLocation(url),
    navigate: async (target) => {
      recorded.visited.push(target);
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
