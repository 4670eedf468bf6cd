import { useServices } from '@mall/remote-kit/services';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTouched } from '../../../shared/use-touched.ts';
import { copy } from './copy.ts';

const load = () => import(/* webpackChunkName: "product-touched" */ './device/device-wishes.ts');
type DeviceWishes = Awaited<ReturnType<typeof load>>;

const none: readonly number[] = [];
const noWishes = () => none;
const nothing = () => () => undefined;

/** A guest's wish, which stays on the device until a login takes it along (decision 143). */
export function useDeviceWish({ productId, price }: { productId: number; price: number }, isGuest: boolean) {
  const { dialogs } = useServices();
  const [device, setDevice] = useState<DeviceWishes | null>(null);
  const isWanted = useTouched() && isGuest;
  useEffect(() => {
    // A press tries again.
    if (isWanted) void load().then(setDevice, () => undefined);
  }, [isWanted]);
  const ids = useSyncExternalStore(
    device?.watchGuestWishes ?? nothing,
    device?.guestWishes ?? noWishes,
    noWishes,
  );
  const toggle = async () => {
    const loaded = device ?? (await load().catch(() => null));
    dialogs.toast(loaded ? loaded.toggleWish(productId, price) : copy.wishFailed);
  };
  return { isWished: ids.includes(productId), toggle };
}
