import { useServices, useStore } from '@mall/remote-kit/services';
import { useCallback, useEffect } from 'react';
import { useLayoutSettings } from '../layout-query.ts';
import { useLoaded } from '../menus/use-loaded.ts';
import { drawer } from './drawer-state.ts';

export const loadDrawer = () =>
  import(/* webpackChunkName: "category-drawer" */ './category-drawer.tsx').then(
    ({ CategoryDrawer }) => CategoryDrawer,
  );
const close = () => drawer.set(false);

/** The drawer's place in the page; its code comes when it is opened, and a change of page closes it. */
export function DrawerHost() {
  const { location, navigate } = useServices();
  const { href } = useStore(location);
  const isOpen = useStore(drawer);
  const settings = useLayoutSettings();
  // Where its code does not come, the list of all goods stands in.
  const onFailure = useCallback(() => {
    close();
    void navigate('/goods/list');
  }, [navigate]);
  const Drawer = useLoaded(loadDrawer, isOpen, onFailure);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address closes what was open on the last one
  useEffect(() => close, [href]);
  return Drawer && settings ? <Drawer isOpen={isOpen} onClose={close} settings={settings} /> : null;
}
