import { postponePassword } from '@mall/contracts/api/people/member-find';
import { useCall } from '@mall/remote-kit/use-call';

/** Keeps the present password for another 90 days (spec 7.1). */
export const usePostponedPassword = () => useCall(postponePassword);
