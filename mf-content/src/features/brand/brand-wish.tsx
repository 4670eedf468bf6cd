import { guestBrandWishes } from '@mall/contracts/client/guest-brand-wishes';
import { useServices, useSession } from '@mall/remote-kit/services';
import { Button } from '@mall/ui/controls/button';
import { Icon } from '@mall/ui/icon';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { copy } from './copy.ts';
import { useWishBrand } from './mutations.ts';
import { brandWishesQuery } from './queries.ts';

const none: readonly number[] = [];
const ofServer = () => none;

/** The heart of a brand: of the member's account, or of a guest's device until a login takes it along. */
export function BrandWish({ brandId, name }: { brandId: number; name: string }) {
  const services = useServices();
  const { status } = useSession();
  const { data } = useQuery({ ...brandWishesQuery(services), enabled: status === 'in' });
  const { send, isBusy } = useWishBrand();
  const onDevice = useSyncExternalStore(guestBrandWishes.watch, guestBrandWishes.ids, ofServer);
  const isGuest = status === 'out';
  const isWished = isGuest
    ? onDevice.includes(brandId)
    : (data?.rows.some((brand) => brand.brand_id === brandId) ?? false);
  const press = () => {
    if (isGuest) services.dialogs.toast(copy.ofDevice[guestBrandWishes.toggle(brandId)]);
    else void send({ brandId, isWished });
  };
  return (
    <Button
      variant="secondary"
      loading={isBusy}
      aria-pressed={isWished}
      aria-label={copy.wishOf(name)}
      onClick={press}
    >
      <Icon name={isWished ? 'heart-filled' : 'heart'} size={20} />
      {copy.wish}
    </Button>
  );
}
