import { createApiClient } from '@mall/contracts/client/create-api-client';
import { type FamilySite, familySiteOf } from '@mall/contracts/domain/family-site';
import { createBus } from '@mall/contracts/events/create-bus';
import type { PageState } from '@mall/contracts/platform/page-state';
import { createQueryClient, hydrateQueries } from '@mall/remote-kit/query-client';
import type { RemoteServices } from '@mall/remote-kit/services';
import { createDialogQueue } from '../dialogs/dialog-queue.ts';
import { healWhenFailing } from '../healing/heal-when-failing.ts';
import { createNativeBridge } from '../native/create-native-bridge.ts';
import { createLocationStore } from '../navigation/location-store.ts';
import { watchRelease } from '../remotes/release-watch.ts';
import { clientSessionId, readLogin } from '../session/cookies.ts';
import { createSession } from '../session/create-session.ts';
import { watchLogin } from '../session/watch-login.ts';
import { createStore } from '../store/create-store.ts';
import { createTracking } from '../tracking/create-tracking.ts';
import { describeError, errorReporter, type ReportFailure } from '../tracking/report-error.ts';
import { reportFailedCalls } from '../tracking/report-failed-calls.ts';

/** Where to go and what to load ahead; the navigation is made after the services and put in here. */
export interface Routing {
  navigate: RemoteServices['navigate'];
  prefetch: RemoteServices['prefetch'];
  hasPage: RemoteServices['hasPage'];
}

export type ShellServices = ReturnType<typeof createServices>;

/** Makes the page's one set of services. */
export function createServices(state: PageState, routing: Routing, report: ReportFailure, nonce: string) {
  const queryClient = createQueryClient(false);
  hydrateQueries(queryClient, state.queries);
  healWhenFailing(queryClient);
  reportFailedCalls(queryClient, report);
  const bus = createBus({
    openChannel: (name) => new BroadcastChannel(name),
    onListenerError: (topic, error) => report({ where: `bus: ${topic}`, ...describeError(error) }),
  });
  const dialogQueue = createDialogQueue();
  const site = createStore<FamilySite>(familySiteOf(state.site));
  const location = createLocationStore();
  const navigate: RemoteServices['navigate'] = (href, options) => routing.navigate(href, options);
  const release = watchRelease(state.release.id, () => window.location.reload());
  const client = createApiClient({
    baseUrl: '',
    headers: () => ({ 'client-session-id': clientSessionId(), ...release.headers }),
    onHeaders: release.note,
  });
  const api = watchLogin(client, {
    serial: () => readLogin()?.serial ?? null,
    isMember: () => session.current().status === 'in',
    onEnded: () => session.onUnauthenticated(),
    onEndedByMember: () => session.onEndedByMember(),
    onReplaced: () => void session.check(),
  });
  const session = createSession({
    api,
    bus,
    queryClient,
    dialogs: dialogQueue.dialogs,
    navigate,
    initialMemberId: state.memberId,
    cookieMemberId: () => readLogin()?.memberId ?? null,
  });
  const native = createNativeBridge(state.device);
  const services: RemoteServices = {
    api,
    bus,
    queryClient,
    session,
    site,
    location,
    navigate,
    prefetch: (href) => routing.prefetch(href),
    hasPage: (href) => routing.hasPage(href),
    dialogs: dialogQueue.dialogs,
    device: state.device,
    native,
    tracking: createTracking(bus, state.release.id),
    reportError: errorReporter(report),
    nonce,
    origin: window.location.origin,
  };
  return { services, session, dialogQueue, site, location, native, release };
}
