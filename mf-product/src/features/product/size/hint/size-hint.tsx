import { css } from '@emotion/react';
import { storedGuestSizes, watchGuestSizes } from '@mall/contracts/client/guest-size-signal';
import { useServices, useSession } from '@mall/remote-kit/services';
import { color, fontSize } from '@mall/ui/theme';
import { memo, useSyncExternalStore } from 'react';
import { useLazy } from '../../../../shared/use-lazy.ts';
import { copy } from './copy.ts';

const load = () => import(/* webpackChunkName: "product-touched" */ './size-hint-words.tsx');

/** Its measures are those of the words to come: nothing moves when they are there. */
const line = css({
  display: 'flex',
  gap: 12,
  alignItems: 'center',
  height: 24,
  overflow: 'hidden',
  color: color.quiet,
  fontSize: fontSize.small,
  whiteSpace: 'nowrap',
});
const link = css({ flex: 'none', textDecoration: 'underline', textUnderlineOffset: 3 });

/** One line near the sizes: the proposed one where there is evidence, and the way to the table. */
export const SizeHint = memo(function SizeHint({ productId }: { productId: number }) {
  const { device } = useServices();
  const { status } = useSession();
  const local = useSyncExternalStore(watchGuestSizes, storedGuestSizes, () => null);
  const { value: module } = useLazy(load, status === 'in' || local !== null);
  return (
    <p css={line}>
      {!device.isMobileLayout && (
        <a css={link} href="#size">
          {copy.toTable}
        </a>
      )}
      {module && <module.SizeHintWords productId={productId} />}
    </p>
  );
});
