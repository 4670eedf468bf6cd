import type { listMyReviews } from '@mall/contracts/api/community/my-writings';
import type { listMyPoints } from '@mall/contracts/api/money/my-benefits';
import type { EndpointName } from '@mall/contracts/endpoint';

/** Calls of My page that a review changes: its list, and the points that it gives. */
export const ofMyPage: readonly [EndpointName<typeof listMyReviews>, EndpointName<typeof listMyPoints>] = [
  { id: 'reviews.mine' },
  { id: 'points.mine' },
];
