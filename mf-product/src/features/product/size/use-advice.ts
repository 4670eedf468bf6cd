import type { SizeProposal } from '@mall/contracts/api/community/size-advice';
import { useServices, useSession } from '@mall/remote-kit/services';
import { useQuery } from '@tanstack/react-query';
import { useLocalProfile } from './local-profile.ts';
import { sizeAdviceQuery } from './queries.ts';

/** Proposed sizes for the viewer; no call is made for a guest without a size profile. */
export function useAdvice(productId: number): { rows: readonly SizeProposal[]; isKnown: boolean } {
  const services = useServices();
  const { status } = useSession();
  const local = useLocalProfile();
  const isGuest = status === 'out';
  const { data } = useQuery({
    ...sizeAdviceQuery(services, productId, isGuest ? local : null),
    enabled: status === 'in' || (isGuest && local !== null),
  });
  return { rows: data?.rows ?? [], isKnown: data !== undefined };
}
