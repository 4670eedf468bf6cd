import type { listReviews } from '@mall/contracts/api/community/reviews';
import type { EndpointInput } from '@mall/contracts/endpoint';

type Query = NonNullable<EndpointInput<typeof listReviews>['query']>;
export type ReviewSort = NonNullable<Query['sort']>;

/** Conditions that a list of reviews is narrowed by; heights (cm) and weights (kg) are first values of bands. */
interface Conditions {
  score?: number | undefined;
  size?: string | undefined;
  color_id?: number | undefined;
  height?: number | undefined;
  weight?: number | undefined;
}

export interface ReviewFilter extends Conditions {
  sort: ReviewSort;
  isPhotoOnly: boolean;
}

export const wholeList: ReviewFilter = { sort: 'NEWDESC', isPhotoOnly: false };

/** Whether anything is narrowed, the order aside. */
export const isNarrowed = ({ sort: _sort, isPhotoOnly, ...conditions }: ReviewFilter): boolean =>
  isPhotoOnly || Object.values(conditions).some((value) => value !== undefined);
