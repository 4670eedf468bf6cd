import { viewDocument } from '@mall/contracts/api/content/help';
import { finishIdentity, startIdentity, updateCi } from '@mall/contracts/api/people/identity';
import { findIdPassword, postponePassword, resetPassword } from '@mall/contracts/api/people/member-find';
import { integrateMembers } from '@mall/contracts/api/people/member-integration';
import { checkJoin, checkOverlap, checkRecommender, join } from '@mall/contracts/api/people/member-join';
import { login } from '@mall/contracts/api/people/members';
import { authorizeSocial } from '@mall/contracts/api/people/social';
import { productReviewWritten } from '@mall/contracts/events/topics';
import { reviewForm } from '@mall/contracts/platform/fragments';
import type { RemoteDefinition } from '@mall/remote-kit/define-remote';
import { myOrderCalls } from './my-order-calls.ts';
import { mySelfCalls } from './my-self-calls.ts';

/** What this remote exchanges with the rest of the shop. The browser's build leaves it out. */
export const uses: NonNullable<RemoteDefinition['uses']> = {
  calls: [
    authorizeSocial,
    checkJoin,
    checkOverlap,
    checkRecommender,
    findIdPassword,
    finishIdentity,
    integrateMembers,
    join,
    login,
    postponePassword,
    resetPassword,
    startIdentity,
    updateCi,
    viewDocument,
    ...myOrderCalls,
    ...mySelfCalls,
  ],
  fragments: [reviewForm],
  subscribes: [productReviewWritten],
};
