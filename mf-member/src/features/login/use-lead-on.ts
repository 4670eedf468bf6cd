import { useServices, useSession } from '@mall/remote-kit/services';
import { useEffect } from 'react';
import { destinationAfterLogin } from '../../shared/log-in/destination.ts';

const ownPage = '/mypage';

/** A member who is logged in, here or by another tab, is led on: an empty form would look like a lost login. */
export function useLeadOn(redirectUrl: string | null, isOurs: () => boolean): boolean {
  const services = useServices();
  const { status } = useSession();
  const isIn = status === 'in' && !isOurs();
  useEffect(() => {
    if (!isIn) return;
    const wanted = destinationAfterLogin(services, redirectUrl);
    const fallback = services.hasPage(ownPage) ? ownPage : '/';
    void services.navigate(wanted === '/' ? fallback : wanted, { replace: true });
  }, [isIn, services, redirectUrl]);
  return isIn;
}
