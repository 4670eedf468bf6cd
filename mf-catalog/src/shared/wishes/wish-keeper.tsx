import { guestWishes, toggleGuestWish, watchGuestWishes } from '@mall/contracts/client/guest-wishes';
import { useServices, useSession } from '@mall/remote-kit/services';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { copy } from './copy.ts';
import { setHearts, type WishedProduct } from './hearts.ts';
import { useWish } from './mutations.ts';
import { wishIdsQuery } from './queries.ts';

/** What the hearts of a page show and do: a member's wishes, or those of the device until a member logs in. */
export function WishKeeper() {
  const services = useServices();
  const { status } = useSession();
  const isMember = status === 'in';
  const { data } = useQuery({ ...wishIdsQuery(services), enabled: isMember });
  const onDevice = useSyncExternalStore(watchGuestWishes, guestWishes);
  const { pressed, press } = useMemberWish();
  const { dialogs } = services;
  const known = isMember ? data?.product_ids : status === 'out' ? onDevice : undefined;
  const ids = useMemo(() => known && new Set(known), [known]);

  useEffect(() => {
    if (!ids) return;
    const has = (id: number) => (isMember ? (pressed.get(id) ?? ids.has(id)) : ids.has(id));
    const toggle = (product: WishedProduct) =>
      isMember
        ? press(product.product_id, !has(product.product_id))
        : dialogs.toast(outcomes[toggleGuestWish(product.product_id, product.last_price)]);
    return setHearts({ has, toggle });
  }, [ids, isMember, pressed, press, dialogs]);

  return null;
}

/** What to say of a guest's press. */
const outcomes = {
  wished: copy.wishedOnDevice,
  unwished: copy.unwished,
  full: copy.full,
  failed: copy.failed,
};

/** What a member presses shows at once, is sent one after the other, and goes back when it could not be done. */
function useMemberWish() {
  const { dialogs } = useServices();
  const [pressed, setPressed] = useState<ReadonlyMap<number, boolean>>(new Map());
  const { send } = useWish((isWished) => dialogs.toast(isWished ? copy.wished : copy.unwished));
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const press = useCallback(
    (product_id: number, isWished: boolean) => {
      setPressed((all) => new Map(all).set(product_id, isWished));
      queue.current = queue.current.then(async () => {
        if ((await send({ product_id, isWished })) !== null) return;
        setPressed((all) => new Map([...all].filter(([id]) => id !== product_id)));
      });
    },
    [send],
  );
  return { pressed, press };
}
