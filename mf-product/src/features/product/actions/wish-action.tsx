import { css } from '@emotion/react';
import type { ProductView } from '@mall/contracts/api/catalogue/product-view';
import { useServices, useSession } from '@mall/remote-kit/services';
import { Icon } from '@mall/ui/icon';
import { color, motion } from '@mall/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { memo, useState } from 'react';
import { copy } from './copy.ts';
import { useWish } from './mutations.ts';
import { wishQuery } from './queries.ts';
import { useDeviceWish } from './use-device-wish.ts';

const button = css({
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  color: color.ink,
  '& svg': { transition: `transform ${motion.fast}` },
  '&:active svg': { transform: 'scale(0.88)' },
});
const wished = css({ color: color.sale });

/** The heart of the product: of the member's account, or of a guest's device. */
export const WishAction = memo(function WishAction({
  product: { product_id, product_name, price_info },
}: {
  product: ProductView;
}) {
  const services = useServices();
  const { dialogs } = services;
  const isMember = useSession().status === 'in';
  const known = useQuery({ ...wishQuery(services, product_id), enabled: isMember });
  const { send } = useWish(product_id, (isNow) => dialogs.toast(isNow ? copy.wished : copy.unwished));
  // What was pressed shows at once, and goes back when it could not be done.
  const [pressed, setPressed] = useState<boolean | null>(null);
  const onDevice = useDeviceWish({ productId: product_id, price: price_info.last_price }, !isMember);
  const isWished = isMember ? (pressed ?? (known.data?.rows.length ?? 0) > 0) : onDevice.isWished;
  const press = async () => {
    if (!isMember) return onDevice.toggle();
    setPressed(!isWished);
    if ((await send(!isWished)) === null) setPressed(null);
  };
  return (
    <button
      css={[button, isWished && wished]}
      type="button"
      aria-label={copy.wish(product_name)}
      aria-pressed={isWished}
      onClick={() => void press()}
    >
      <Icon name={isWished ? 'heart-filled' : 'heart'} size={24} />
    </button>
  );
});
