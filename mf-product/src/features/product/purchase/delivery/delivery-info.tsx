import { css } from '@emotion/react';
import { deliveryFee, freeDeliveryFrom } from '@mall/contracts/domain/orders/delivery-fee';
import { useServices } from '@mall/remote-kit/services';
import { color, fontSize } from '@mall/ui/theme';
import { memo, useState } from 'react';
import { useChunk } from '../../../../shared/use-chunk.ts';
import { copy } from './copy.ts';
import { useZipcode } from './remembered-zipcode.ts';

const rows = css({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  gap: '10px 12px',
  fontSize: fontSize.note,
  lineHeight: 1.5,
  '& > dt': { color: color.quiet },
  '& > dd': { color: color.text },
  '& > dd:last-of-type': { minHeight: 60 },
});
const ask = css({
  // Above the words that come next, over which its height reaches.
  position: 'relative',
  minHeight: 40,
  margin: '-10px 0',
  color: color.ink,
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
});
const hint = css({ color: color.quiet, fontSize: fontSize.small });

const loadArrival = () =>
  import(/* webpackChunkName: "product-touched" */ './arrival.tsx').then(({ Arrival }) => Arrival);

/** What delivery costs, from when it is free, and on which day it comes to the shopper's postcode. */
export const DeliveryInfo = memo(function DeliveryInfo({ isQuick }: { isQuick: boolean }) {
  const { dialogs } = useServices();
  const [isAsked, setAsked] = useState(false);
  const hasZipcode = useZipcode() !== null;
  const Arrival = useChunk(loadArrival, isAsked || hasZipcode, () => dialogs.toast(copy.failed));
  return (
    <dl css={rows} aria-label={copy.delivery}>
      <dt>{copy.fee}</dt>
      <dd>{copy.feeIs(deliveryFee, freeDeliveryFrom)}</dd>
      <dt>{copy.arrival}</dt>
      <dd>
        {Arrival ? (
          <Arrival isQuick={isQuick} />
        ) : (
          <>
            <button css={ask} type="button" onClick={() => setAsked(true)}>
              {copy.ask}
            </button>
            <p css={hint}>{copy.zipcodeHint}</p>
          </>
        )}
      </dd>
    </dl>
  );
});
