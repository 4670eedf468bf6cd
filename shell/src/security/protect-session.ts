import type { LayoutSettings, SecurityConfig } from '@mall/contracts/api/content/content';
import { viewMember } from '@mall/contracts/api/people/members';
import { endpointQuery, longStaleTimeMs } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';
import { layoutQuery } from '../layout/layout-query.ts';
import { whenIdle } from '../life/when-idle.ts';
import { readLogin } from '../session/cookies.ts';
import { startAutoLogout } from './auto-logout.ts';
import { protectContent } from './content-protection.ts';
import { copy } from './copy.ts';

/** Delay before a configuration that did not come is asked for again, ms. */
const askAgainMs = 10_000;

/** Applies the security configuration once the login check has ended, and again when the login changes (spec 4.6, 4.7). Returns its undo. */
export function protectSession(services: RemoteServices): () => void {
  const { session, queryClient, site } = services;
  let undo: () => void = () => undefined;
  let round = 0;

  const apply = async () => {
    round += 1;
    const asked = round;
    undo();
    undo = () => undefined;
    const { status, memberId } = session.current();
    if (status === 'checking') return;
    const query = layoutQuery(services, site.current());
    // One of some minutes ago protects better than none.
    const settings = await queryClient
      .fetchQuery(query)
      .catch(() => queryClient.getQueryData<LayoutSettings>(query.queryKey) ?? null);
    if (asked !== round) return;
    if (!settings) {
      const timer = setTimeout(() => void apply(), askAgainMs);
      undo = () => clearTimeout(timer);
      return;
    }
    const config = settings.securityConfig;
    const stopProtection = protectContent(config, false);
    const stopTimer = memberId === null ? null : logOutWhenIdle(services, config, memberId);
    undo = () => {
      stopProtection();
      stopTimer?.();
    };
    if (memberId === null || !mayExempt(config)) return;
    // Reading the grade loads the API client, which would delay the page's first work; protection applies meanwhile.
    await whenIdle();
    if (asked === round && (await isStaffMember(services, memberId)) && asked === round) stopProtection();
  };

  const stopWatch = session.subscribe(() => void apply());
  void apply();
  return () => {
    round += 1;
    stopWatch();
    undo();
  };
}

/** Whether staff are exempt from any protection, so that a grade is not read in vain. */
const mayExempt = (config: SecurityConfig) =>
  config.mouse_admin_except !== 'unused' &&
  (config.mouse_drag_block === 'use' || config.mouse_right_block === 'use');

async function isStaffMember({ api, queryClient }: RemoteServices, id: number): Promise<boolean> {
  const query = endpointQuery(api, viewMember, { params: { id }, query: {} });
  const member = await queryClient.fetchQuery({ ...query, staleTime: longStaleTimeMs }).catch(() => null);
  return member?.row.grade_user_type === 'STAFF';
}

/** Returns its undo. */
function logOutWhenIdle(services: RemoteServices, config: SecurityConfig, id: number): () => void {
  const { api, session, dialogs, location } = services;
  const timer = startAutoLogout({
    config,
    isRemembered: () => readLogin()?.isRemembered ?? false,
    onActivity: () => void api(viewMember, { params: { id }, query: {} }).catch(() => undefined),
    onExpiry: (minutes) => {
      // The member may be away: the login does not wait for an answer.
      void dialogs.alert(copy.autoLogout(minutes));
      void session.logout('/', { isForced: true });
    },
  });
  const stopRouteWatch = location.subscribe(timer.restart);
  return () => {
    timer.stop();
    stopRouteWatch();
  };
}
