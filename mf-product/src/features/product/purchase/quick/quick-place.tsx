import { css } from '@emotion/react';
import type { ProductView } from '@mall/contracts/api/catalogue/product-view';
import { useIdle } from '@mall/remote-kit/use-idle';
import { media } from '@mall/ui/theme';

import { useChunk } from '../../../../shared/use-chunk.ts';
import { hasQuick } from '../pieces.ts';
import type { Selection } from '../selection.ts';

const loadSwitch = () =>
  import(/* webpackChunkName: "product-offers" */ './quick-switch.tsx').then(
    ({ QuickSwitch }) => QuickSwitch,
  );

/** Height of the switch with its words, beside it where there is room. */
const place = css({ minHeight: 42, [media.lg]: { minHeight: 33 } });

/** The place of the switch of quick delivery, on products that have it. */
export function QuickPlace({ product, selection }: { product: ProductView; selection: Selection }) {
  const isIdle = useIdle();
  const isOffered = hasQuick(product);
  // Without it the product comes by normal delivery.
  const QuickSwitch = useChunk(loadSwitch, isIdle && isOffered, () => undefined);
  if (!isOffered) return null;
  return <div css={place}>{QuickSwitch && <QuickSwitch selection={selection} />}</div>;
}
