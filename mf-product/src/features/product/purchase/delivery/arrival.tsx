import { css } from '@emotion/react';
import { formatDayAndTime } from '@mall/contracts/domain/korean-time';
import { useServices } from '@mall/remote-kit/services';
import { Button } from '@mall/ui/controls/button';
import { color, fontSize, touchArea } from '@mall/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { copy } from './copy.ts';
import { arrivalQuery } from './queries.ts';
import { rememberZipcode, useZipcode } from './remembered-zipcode.ts';
import { ZipcodeForm } from './zipcode-form.tsx';

const strong = css({ color: color.ink, fontWeight: 600 });
const quickMark = css({ marginRight: 6, color: color.success, fontWeight: 700 });
const quiet = css({ color: color.quiet, fontSize: fontSize.small });
const change = css(touchArea, {
  position: 'relative',
  marginLeft: 8,
  padding: '4px 0',
  textDecoration: 'underline',
  textUnderlineOffset: 3,
});

/** On which day an order of now comes to the shopper's postcode; asks for it first. */
export function Arrival({ isQuick }: Pick<ArrivalProps, 'isQuick'>) {
  const zipcode = useZipcode();
  const [isChanging, setChanging] = useState(false);
  if (zipcode !== null && !isChanging)
    return <ArrivalTo zipcode={zipcode} isQuick={isQuick} onChange={() => setChanging(true)} />;
  return (
    <ZipcodeForm
      initial={zipcode ?? ''}
      onZipcode={(wanted) => {
        rememberZipcode(wanted);
        setChanging(false);
      }}
    />
  );
}

interface ArrivalProps {
  zipcode: string;
  /** Whether the product has quick delivery at all. */
  isQuick: boolean;
  onChange: () => void;
}

function ArrivalTo({ zipcode, isQuick, onChange }: ArrivalProps) {
  const { data, isError, refetch } = useQuery(arrivalQuery(useServices(), zipcode));
  const arrival = data?.arrival;
  if (isError)
    return (
      <p role="alert">
        {copy.failed}{' '}
        <Button variant="secondary" size="sm" onClick={() => void refetch()}>
          {copy.retry}
        </Button>
      </p>
    );
  return (
    <div aria-live="polite">
      {!arrival && <p css={quiet}>{copy.looking}</p>}
      {arrival && isQuick && arrival.quick && (
        <p css={strong}>
          <span css={quickMark}>{copy.quickMark}</span>
          {copy.quick(arrival.quick)}
        </p>
      )}
      {arrival && <p css={isQuick && arrival.quick ? undefined : strong}>{copy.normal(arrival.normal)}</p>}
      <p css={quiet}>
        {arrival && `${copy.orderUntil(formatDayAndTime(arrival.order_until))} · `}
        {copy.to(zipcode)}
        <button css={change} type="button" onClick={onChange}>
          {copy.change}
        </button>
      </p>
      {arrival && isQuick && !arrival.quick && <p css={quiet}>{copy.quickUnreached}</p>}
    </div>
  );
}
