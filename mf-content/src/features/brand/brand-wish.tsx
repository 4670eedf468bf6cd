import { useServices, useSession } from '@mall/remote-kit/services';
import { Button } from '@mall/ui/controls/button';
import { Icon } from '@mall/ui/icon';
import { useQuery } from '@tanstack/react-query';
import { copy } from './copy.ts';
import { useWishBrand } from './mutations.ts';
import { brandWishesQuery } from './queries.ts';

/** The heart of a brand; guests are asked to log in. */
export function BrandWish({ brandId, name }: { brandId: number; name: string }) {
  const services = useServices();
  const { status } = useSession();
  const { data } = useQuery({ ...brandWishesQuery(services), enabled: status === 'in' });
  const { send, isBusy } = useWishBrand();
  const isWished = data?.rows.some((brand) => brand.brand_id === brandId) ?? false;
  return (
    <Button
      variant="secondary"
      loading={isBusy}
      aria-pressed={isWished}
      aria-label={copy.wishOf(name)}
      onClick={() => void (status === 'out' ? services.session.requireLogin() : send({ brandId, isWished }))}
    >
      <Icon name={isWished ? 'heart-filled' : 'heart'} size={20} />
      {copy.wish}
    </Button>
  );
}
