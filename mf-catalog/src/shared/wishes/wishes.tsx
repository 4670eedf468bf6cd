import { useOnceUsed } from '../use-once-used.ts';

const load = () => import(/* webpackChunkName: "wishes" */ './wish-keeper.tsx');

/** Hearts come once the page is used: without scripts they could do nothing, and the page does not wait for them. */
export function Wishes() {
  const wishes = useOnceUsed(load);
  return wishes && <wishes.WishKeeper />;
}
