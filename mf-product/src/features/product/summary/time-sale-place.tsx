import type { PriceInfo } from '@mall/contracts/api/catalogue/price-info';
import { useIdle } from '@mall/remote-kit/use-idle';
import { useState } from 'react';
import { useChunk } from '../../../shared/use-chunk.ts';
import { summary } from './summary-css.ts';

const loadTimeSale = () =>
  import(/* webpackChunkName: "product-offers" */ './time-sale.tsx').then(({ TimeSale }) => TimeSale);

interface Props {
  sale: PriceInfo['time_sale'];
  /** Reads the price again that is true from now on. */
  onEnd: () => void;
}

/**
 * Keeps the place of a time sale's clock until it is here; the price stands without it as well. A page that is open keeps
 * its layout: a sale that ends leaves its place, and one that begins takes none.
 */
export function TimeSalePlace({ sale, onEnd }: Props) {
  const [first] = useState(sale);
  const isIdle = useIdle();
  const TimeSale = useChunk(loadTimeSale, isIdle && first !== null, () => undefined);
  if (!first) return null;
  return (
    <div css={summary.timeSale}>
      {TimeSale && <TimeSale key={sale?.end_at} sale={sale ?? first} isOver={!sale} onEnd={onEnd} />}
    </div>
  );
}
