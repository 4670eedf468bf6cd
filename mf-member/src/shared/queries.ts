import { listGrades } from '@mall/contracts/api/people/member-account';
import { viewMember } from '@mall/contracts/api/people/members';
import { endpointQuery, longStaleTimeMs } from '@mall/remote-kit/endpoint-query';
import { type RemoteServices, useServices, useSession } from '@mall/remote-kit/services';
import { useQuery } from '@tanstack/react-query';

type Api = Pick<RemoteServices, 'api'>;

/** The member's own details, fresh for five minutes (spec 4.1). */
export const memberQuery = ({ api }: Api, memberId: number) => ({
  ...endpointQuery(api, viewMember, { params: { id: memberId }, query: {} }),
  staleTime: longStaleTimeMs,
});

/** Reads the member's own details for a page that shows them at first. */
export async function prefetchMember(services: RemoteServices): Promise<void> {
  const { memberId } = services.session.current();
  if (memberId !== null) await services.queryClient.prefetchQuery(memberQuery(services, memberId));
}

/** The member of a page inside `MyFrame`. */
export function useMember() {
  const { memberId } = useSession();
  return useQuery({ ...memberQuery(useServices(), memberId ?? 0), enabled: memberId !== null });
}

/** Grades and how far the member is to the next one. */
export const gradesQuery = ({ api }: Api) =>
  endpointQuery(api, listGrades, { query: { user_type: 'NORMAL' } });
