import { css } from '@emotion/react';
import type { PriceInfo } from '@mall/contracts/api/catalogue/price-info';
import { timerStatus } from '@mall/contracts/domain/catalogue/timer-status';
import { Countdown } from '@mall/ui/product/countdown';
import { color, fontSize } from '@mall/ui/theme';
import { useState } from 'react';
import { copy } from './copy.ts';

const bar = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 40,
  padding: '8px 12px',
  background: color.sale,
  color: '#fff',
  fontSize: fontSize.body,
  fontWeight: 700,
});

export interface TimeSaleProps {
  sale: NonNullable<PriceInfo['time_sale']>;
  /** The server says so, whatever the clock does. */
  isOver: boolean;
  /** Reads the price again that is true from now on. */
  onEnd: () => void;
}

/** How long the price of a time sale lasts (spec 4.9). */
export function TimeSale({ sale, isOver: isEnded, onEnd }: TimeSaleProps) {
  const [isOver, setOver] = useState(isEnded);
  // The server sends a sale that runs; the shopper's clock may be wrong and is asked for the time that is left only.
  const status = isOver ? 'terminated' : timerStatus(sale, Date.parse(sale.start_at));
  if (status === 'error') return null;
  return (
    <p css={bar}>
      <span>{copy.timeSale}</span>
      {status === 'terminated' && copy.timeSaleOver}
      {status === 'running' && (
        <Countdown
          endAt={sale.end_at}
          label={copy.timeLeft}
          onEnd={() => {
            setOver(true);
            onEnd();
          }}
        />
      )}
    </p>
  );
}
