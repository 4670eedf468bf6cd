import { css } from '@emotion/react';
import type { DropPlace } from '@mall/contracts/api/orders/drops';
import { color, fontSize, touchArea } from '@mall/ui/theme';
import type { Ref } from 'react';
import { Clock } from './clock.tsx';
import { copy } from './copy.ts';

/** From here on the clock says that it is urgent, ms. */
const urgentMs = 60_000;

// The panel cuts off what stands out of it.
const frame = css({ '&:focus-visible': { outlineOffset: -4 } });
const box = css({ display: 'grid', gap: 6, padding: 16, border: `1px solid ${color.ink}` });
const quietBox = css({ padding: 12, background: color.wash, color: color.ink, fontWeight: 600 });
const top = css({ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 12 });
const title = css({ fontSize: fontSize.lead, fontWeight: 700, color: color.ink });
const clock = css({ fontSize: fontSize.title, fontWeight: 700, color: color.ink });
const urgent = css({ color: color.sale });
const hint = css({ fontSize: fontSize.note, color: color.text });
const link = css(touchArea, {
  position: 'relative',
  color: color.ink,
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
});

interface Props {
  place: DropPlace;
  /** Colour and size that it is for. */
  choice: string;
  heldFor: number | null;
  /** Takes the focus when the button that led here is gone. */
  ref: Ref<HTMLDivElement>;
}

/** What a member has of the drop: a hold with its clock, a place in the queue, an order, or how it ended. */
export function MyPlace({ ref, ...props }: Props) {
  return (
    <div css={frame} ref={ref} tabIndex={-1}>
      <Place {...props} />
    </div>
  );
}

function Place({ place, choice, heldFor }: Omit<Props, 'ref'>) {
  if (place.state === 'OVER') return <p css={quietBox}>{place.over_by && copy.over[place.over_by]}</p>;
  if (place.state === 'HELD')
    return (
      <div css={box}>
        <div css={top}>
          <p css={title}>{copy.held(choice, place.pieces)}</p>
          {heldFor !== null && (
            <p css={[clock, heldFor < urgentMs && urgent]}>
              <Clock left={heldFor} label={copy.untilLapse} />
            </p>
          )}
        </div>
        <p css={hint}>{copy.heldHint}</p>
      </div>
    );
  if (place.state === 'WAITING')
    return (
      <div css={box}>
        <p css={title}>{copy.place(place.ahead + 1)}</p>
        <p css={hint}>{place.ahead > 0 ? copy.ahead(choice, place.ahead) : copy.next(choice)}</p>
        <p css={hint}>{copy.waitingHint}</p>
      </div>
    );
  return (
    <div css={box}>
      <p css={title}>{place.is_unpaid ? copy.unpaid : copy.ordered}</p>
      <p css={hint}>{place.is_unpaid ? copy.unpaidHint : copy.orderedHint}</p>
      {place.is_unpaid && (
        <a css={link} href="/order">
          {copy.toOrder}
        </a>
      )}
    </div>
  );
}
