import { viewSettings } from '@mall/contracts/api/content';
import { logout, viewMember } from '@mall/contracts/api/members';
import { isApiError } from '@mall/contracts/client/api-error';
import type { ApiClient } from '@mall/contracts/client/create-api-client';
import type { EventBus } from '@mall/contracts/events/create-bus';
import { sessionChanged } from '@mall/contracts/events/topics';
import type { DialogService, Session, SessionService } from '@mall/contracts/platform/services';
import { endpointQuery, longStaleTimeMs } from '@mall/remote-kit/endpoint-query';
import type { QueryClient } from '@tanstack/react-query';
import { createStore } from '../boot/create-store.ts';
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

const loggedOut: Session = { status: 'out', memberId: null };

/** Header, footer and settings look the same to everyone and survive a logout (spec 4.1). */
const isPublicKey = (key: readonly unknown[]) => key[0] === viewSettings.id;

export interface ShellSession extends SessionService {
  /** Compares the page with the login cookie; a page from the cache of an earlier visit may be out of date. */
  check(): Promise<void>;
  /** One 401 anywhere ends the login and offers a new one, one at a time (spec 4.5, 8.7). */
  onUnauthenticated(): void;
}

export function createSession(dependencies: SessionDependencies): ShellSession {
  const { api, bus, queryClient, dialogs, navigate, initialMemberId, cookieMemberId } = dependencies;
  const store = createStore<Session>(
    initialMemberId === null ? loggedOut : { status: 'in', memberId: initialMemberId },
  );
  let isPrompting = false;

  const set = (session: Session) => {
    store.set(session);
    bus.publish(sessionChanged, { status: session.status, member_id: session.memberId });
  };
  const forgetMember = () => {
    queryClient.removeQueries({ predicate: ({ queryKey }) => !isPublicKey(queryKey), type: 'inactive' });
    // What is on screen shows a guest's or a member's prices: it is fetched again.
    void queryClient.resetQueries({ predicate: ({ queryKey }) => !isPublicKey(queryKey), type: 'active' });
  };
  const memberQuery = (id: number) => ({
    ...endpointQuery(api, viewMember, { params: { id }, query: {} }),
    staleTime: longStaleTimeMs,
  });

  const check = async () => {
    const memberId = cookieMemberId();
    const current = store.current();
    if (memberId === current.memberId) return set(current);
    if (memberId === null) {
      set(loggedOut);
      return forgetMember();
    }
    set({ status: 'checking', memberId: null });
    try {
      await queryClient.fetchQuery(memberQuery(memberId));
      set({ status: 'in', memberId });
    } catch (error) {
      // Only the server's no ends a login; a lost connection does not.
      set(
        isApiError(error) && error.status > 0 && error.status < 500 ? loggedOut : { status: 'in', memberId },
      );
    }
    forgetMember();
  };

  // Another tab logged in or out. The cookie is the truth; answering its own facts would make tabs talk forever.
  bus.subscribe(sessionChanged, ({ member_id }) => {
    const { memberId } = store.current();
    if (member_id !== memberId && cookieMemberId() !== memberId) void check();
  });

  const promptLogin = async (message: string) => {
    if (isPrompting) return;
    isPrompting = true;
    const isWanted = await dialogs.confirm(message);
    isPrompting = false;
    const here = `${location.pathname}${location.search}`;
    if (isWanted) await navigate(`/member/login?redirect_url=${encodeURIComponent(here)}`);
  };

  return {
    current: store.current,
    subscribe: store.subscribe,
    check,
    async completeLogin(memberId) {
      set({ status: 'in', memberId });
      forgetMember();
      await queryClient.prefetchQuery(memberQuery(memberId));
    },
    async logout(redirect = '/') {
      await api(logout, {}).catch(() => undefined);
      set(loggedOut);
      await navigate(redirect);
      forgetMember();
    },
    requireLogin: () => promptLogin('로그인 후 이용이 가능합니다.\n로그인하시겠습니까?'),
    onUnauthenticated() {
      if (store.current().status !== 'in') return;
      set(loggedOut);
      void promptLogin('인증되지 않은 회원입니다. 다시 로그인하시겠습니까?');
    },
    pendingWish: readPendingWish,
    setPendingWish: writePendingWish,
  };
}
