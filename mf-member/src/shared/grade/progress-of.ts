import type { listGrades } from '@mall/contracts/api/people/member-account';
import type { EndpointData } from '@mall/contracts/endpoint';

type Own = NonNullable<EndpointData<typeof listGrades>['own']>;

/** Whole per cent of the way to the next grade; never full before it is reached. */
export function progressOf({ spend, next }: Own): number {
  if (!next) return 100;
  const goal = spend + next.remaining;
  return goal <= 0 ? 0 : Math.min(99, Math.floor((spend * 100) / goal));
}
