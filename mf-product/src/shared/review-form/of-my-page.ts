/** Calls of My page that a review changes: its list, and the points that it gives. */
export const ofMyPage = [{ id: 'reviews.mine' }, { id: 'points.mine' }] as const;
