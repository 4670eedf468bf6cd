import { viewSettings } from '@mall/contracts/api/content/content';
import { logout, viewMember } from '@mall/contracts/api/people/members';
import { isApiError } from '@mall/contracts/client/api-error';
import type { ApiClient } from '@mall/contracts/client/create-api-client';
import { dropTypedForms } from '@mall/contracts/client/typed-forms';
import type { EventBus } from '@mall/contracts/events/create-bus';
import { sessionChanged, sessionLoggedOut } from '@mall/contracts/events/topics';
import type { DialogService, Session, SessionService } from '@mall/contracts/platform/services';
import { endpointQuery, longStaleTimeMs } from '@mall/remote-kit/endpoint-query';
import type { QueryClient } from '@tanstack/react-query';
import { createStore, type WritableStore } from '../store/create-store.ts';
import { copy } from './copy.ts';
import { readPendingWish, writePendingWish } from './pending-wish.ts';

export interface SessionDependencies {
  api: ApiClient;
  bus: EventBus;
  queryClient: QueryClient;
  dialogs: DialogService;
  navigate: (href: string) => Promise<void>;
  /** Member whose page the server rendered, or null. */
  initialMemberId: number | null;
  /** Member id of the login cookie, or null. */
  cookieMemberId: () => number | null;
}

const loginPath = '/member/login';
const loggedOut: Session = { status: 'out', memberId: null };

/** Header, footer and settings look the same to everyone and survive a logout (spec 4.1). */
const isPublicKey = (key: readonly unknown[]) => key[0] === viewSettings.id;

export interface ShellSession extends SessionService {
  /** Compares the page with the login cookie; a page from the cache of an earlier visit may be out of date. */
  check(): Promise<void>;
  /** One 401 anywhere ends the login and offers a new one, one at a time (spec 4.5, 8.7). */
  onUnauthenticated(): void;
  /** The member has ended the login by a call of their own: the page is a guest's from here on. Nothing is asked. */
  onEndedByMember(): void;
  /** Says that the login has ended, and offers a new one: of a page that was made for a guest because of it. */
  announceEnded(): void;
}

export function createSession(dependencies: SessionDependencies): ShellSession {
  return new BrowserSession(dependencies);
}

class BrowserSession implements ShellSession {
  readonly #page: SessionDependencies;
  readonly #store: WritableStore<Session>;
  #isPrompting = false;

  constructor(dependencies: SessionDependencies) {
    const { bus, initialMemberId, cookieMemberId } = dependencies;
    this.#page = dependencies;
    this.#store = createStore<Session>(
      initialMemberId === null ? loggedOut : { status: 'in', memberId: initialMemberId },
    );
    // Received in this tab as well.
    bus.subscribe(sessionLoggedOut, dropTypedForms);
    // Another tab logged in or out. The cookie is the truth; answering its own facts would make tabs talk forever.
    bus.subscribe(sessionChanged, ({ member_id }) => {
      const { memberId } = this.#store.current();
      if (member_id !== memberId && cookieMemberId() !== memberId) void this.check();
    });
  }

  current = () => this.#store.current();
  initial = () => this.#store.initial();
  subscribe: ShellSession['subscribe'] = (listener) => this.#store.subscribe(listener);
  pendingWish = readPendingWish;
  setPendingWish = writePendingWish;

  check = async (): Promise<void> => {
    const memberId = this.#page.cookieMemberId();
    const current = this.current();
    if (memberId === current.memberId) return this.#set(current);
    if (memberId === null) {
      this.#set(loggedOut);
      return this.#forgetMember();
    }
    this.#set({ status: 'checking', memberId: null });
    // Only the server's no ends a login; a lost connection does not.
    const isRefused = await this.#page.queryClient.fetchQuery(this.#memberQuery(memberId)).then(
      () => false,
      (error: unknown) => isApiError(error) && error.status > 0 && error.status < 500,
    );
    // A logout or another login came meanwhile: this answer is of a login that is over.
    if (this.#page.cookieMemberId() !== memberId) return this.check();
    this.#set(isRefused ? loggedOut : { status: 'in', memberId });
    this.#forgetMember();
  };

  completeLogin = async (memberId: number): Promise<boolean> => {
    // Where cookies are blocked the token is not stored either: the page would be a member's, and every call a guest's.
    if (this.#page.cookieMemberId() === null) return false;
    this.#set({ status: 'in', memberId });
    this.#forgetMember();
    await this.#page.queryClient.prefetchQuery(this.#memberQuery(memberId));
    return true;
  };

  logout: ShellSession['logout'] = async (redirect = '/', { isForced = false } = {}) => {
    const { api, bus, cookieMemberId, dialogs, navigate } = this.#page;
    const isAcknowledged = await api(logout, {}).then(
      () => true,
      () => false,
    );
    // The edge takes the cookie whatever the API answers.
    if (!isAcknowledged && !isForced && cookieMemberId() !== null) return dialogs.alert(copy.logoutFailed);
    this.#set(loggedOut);
    await navigate(redirect);
    this.#forgetMember();
    // Last: a form that the shopper left with this navigation keeps nothing any more.
    bus.publish(sessionLoggedOut, {});
  };

  requireLogin = () => this.#promptLogin(copy.loginRequired);

  onUnauthenticated = (): void => {
    if (this.current().status !== 'in') return;
    this.onEndedByMember();
    this.announceEnded();
  };

  onEndedByMember = (): void => {
    this.#set(loggedOut);
    this.#forgetMember();
  };

  announceEnded = (): void => void this.#promptLogin(copy.loginEnded);

  #set(session: Session): void {
    this.#store.set(session);
    this.#page.bus.publish(sessionChanged, { status: session.status, member_id: session.memberId });
  }

  #forgetMember(): void {
    const { queryClient } = this.#page;
    queryClient.removeQueries({ predicate: ({ queryKey }) => !isPublicKey(queryKey), type: 'inactive' });
    // What is on screen shows a guest's or a member's prices: it is fetched again.
    void queryClient.resetQueries({ predicate: ({ queryKey }) => !isPublicKey(queryKey), type: 'active' });
  }

  #memberQuery(id: number) {
    return {
      ...endpointQuery(this.#page.api, viewMember, { params: { id }, query: {} }),
      staleTime: longStaleTimeMs,
    };
  }

  async #promptLogin(message: string): Promise<void> {
    if (this.#isPrompting) return;
    this.#isPrompting = true;
    const isWanted = await this.#page.dialogs.confirm(message);
    this.#isPrompting = false;
    const here = `${location.pathname}${location.search}`;
    // The login page knows already where its login leads.
    if (isWanted && location.pathname !== loginPath)
      await this.#page.navigate(`${loginPath}?redirect_url=${encodeURIComponent(here)}`);
  }
}
