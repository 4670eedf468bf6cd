import { useStore } from '@mall/remote-kit/services';
import { useLoaded } from '../menus/use-loaded.ts';
import { drawer } from './drawer-state.ts';

export const loadDrawer = () =>
  import(/* webpackChunkName: "category-drawer" */ './category-drawer.tsx').then(
    ({ CategoryDrawer }) => CategoryDrawer,
  );

/** Where its code does not come, the list of all goods stands in, as without JavaScript. */
function goToList(): void {
  drawer.set(false);
  location.assign('/goods/list');
}

/** The drawer's place in the page; its code comes when it is opened. */
export function DrawerHost() {
  const Drawer = useLoaded(loadDrawer, useStore(drawer), goToList);
  return Drawer && <Drawer />;
}
