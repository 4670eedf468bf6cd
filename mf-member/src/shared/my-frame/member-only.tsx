import { useServices, useSession } from '@mall/remote-kit/services';
import { Button } from '@mall/ui/controls/button';
import { EmptyState } from '@mall/ui/feedback/empty-state';
import { type ReactNode, useEffect, useRef } from 'react';
import { copy } from './copy.ts';

/**
 * Shows a page of the member's own to a member. A guest who comes here is led to the login and back; a member whose
 * login ends while the page is open reads so in place of what was theirs.
 */
export function MemberOnly({ children, skeleton }: { children: ReactNode; skeleton?: ReactNode }) {
  const { navigate, location } = useServices();
  const { status } = useSession();
  const cameAs = useRef(status);
  const href = `/member/login?redirect_url=${encodeURIComponent(location.current().href)}`;
  const isLedAway = status === 'out' && cameAs.current === 'out';
  useEffect(() => {
    if (isLedAway) void navigate(href, { replace: true });
  }, [isLedAway, navigate, href]);
  if (status === 'in') return children;
  if (status === 'checking') return skeleton;
  return (
    <EmptyState
      title={copy.guest}
      description={copy.guestHint}
      icon="user"
      action={<Button href={href}>{copy.login}</Button>}
    />
  );
}
