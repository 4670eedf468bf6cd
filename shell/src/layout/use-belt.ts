import type { LayoutSettings } from '@mall/contracts/api/content/content';
import { useSession } from '@mall/remote-kit/services';

/** The line above the header; null without one, and for members where it asks them to join. */
export function useBelt(settings: LayoutSettings | undefined): LayoutSettings['top_belt'] {
  const isMember = useSession().status === 'in';
  const link = settings?.top_belt ?? null;
  return isMember && link?.href.startsWith('/member/') ? null : link;
}
