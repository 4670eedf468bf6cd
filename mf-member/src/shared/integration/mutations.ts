import { integrateMembers } from '@mall/contracts/api/people/member-integration';
import { useCall } from '@mall/remote-kit/use-call';
import { copy } from './copy.ts';

/** Makes the accounts of one person one (spec 8.5). */
export const useIntegration = () => useCall(integrateMembers, { failed: copy.failed });
