import { viewMember } from '@mall/contracts/api/people/members';
import type { EndpointData } from '@mall/contracts/endpoint';
import { endpointKey } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';
import { layoutQuery } from '../layout/layout-query.ts';
import { startAutoLogout } from '../security/auto-logout.ts';
import { protectContent } from '../security/content-protection.ts';
import { readLogin } from '../session/cookies.ts';
import { copy } from './copy.ts';

/** Applies the security configuration once the login check has ended, and again when the login changes (spec 4.6, 4.7). */
export function protectSession(services: RemoteServices): void {
  const { api, session, queryClient, site, dialogs, location } = services;
  let undo: () => void = () => undefined;

  const apply = async () => {
    const current = session.current();
    undo();
    if (current.status === 'checking') return;
    const settings = await queryClient.fetchQuery(layoutQuery(services, site.current())).catch(() => null);
    if (!settings || session.current() !== current) return;
    const key =
      current.memberId === null
        ? null
        : endpointKey(viewMember, { params: { id: current.memberId }, query: {} });
    const member = key && queryClient.getQueryData<EndpointData<typeof viewMember>>(key);
    const stopProtection = protectContent(settings.securityConfig, member?.row.grade_user_type === 'STAFF');
    const timer =
      current.status === 'in'
        ? startAutoLogout({
            config: settings.securityConfig,
            isRemembered: () => readLogin()?.isRemembered ?? false,
            onActivity: () =>
              void api(viewMember, { params: { id: current.memberId }, query: {} }).catch(() => undefined),
            onExpiry: async (minutes) => {
              await dialogs.alert(copy.autoLogout(minutes));
              await session.logout();
            },
          })
        : null;
    const stopRouteWatch = timer ? location.subscribe(timer.restart) : () => undefined;
    undo = () => {
      stopProtection();
      timer?.stop();
      stopRouteWatch();
    };
  };

  session.subscribe(() => void apply());
  void apply();
}
