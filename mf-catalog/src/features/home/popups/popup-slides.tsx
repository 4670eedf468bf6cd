import { css } from '@emotion/react';
import { IconButton } from '@mall/ui/controls/icon-button';
import { color, fontSize, radius } from '@mall/ui/theme';
import { useRef, useState } from 'react';
import { copy } from '../copy.ts';
import type { Popup } from './due-popups.ts';
import { type PopupAspect, PopupSlide } from './popup-slide.tsx';

const frame = css({ position: 'relative', minHeight: 0, overflowY: 'auto' });
const track = css({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '100%',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '&:focus-visible': { outlineOffset: -4 },
  '& > li': { scrollSnapAlign: 'start', scrollSnapStop: 'always' },
});
const controls = css({
  position: 'absolute',
  top: 12,
  // The cross is on the right.
  left: 12,
  display: 'flex',
  alignItems: 'center',
  borderRadius: radius,
  background: 'rgb(255 255 255 / 88%)',
  color: color.ink,
  fontSize: fontSize.small,
  fontVariantNumeric: 'tabular-nums',
});

/** Popups to swipe through, with their count and buttons when there are several. */
export function PopupSlides({ popups, aspect }: { popups: readonly Popup[]; aspect: PopupAspect }) {
  const trackRef = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const count = popups.length;
  function follow() {
    const { scrollLeft = 0, clientWidth = 0 } = trackRef.current ?? {};
    if (clientWidth > 0) setIndex(Math.round(scrollLeft / clientWidth));
  }
  function moveBy(step: 1 | -1) {
    const target = (index + step + count) % count;
    trackRef.current?.scrollTo({ left: target * trackRef.current.clientWidth, behavior: 'smooth' });
  }
  return (
    <div css={frame}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller whose items are no links must take the keyboard */}
      <ul css={track} ref={trackRef} onScroll={follow} aria-label={copy.popups} tabIndex={0}>
        {popups.map((popup) => (
          <li key={popup.popup_id}>
            <PopupSlide popup={popup} aspect={aspect} />
          </li>
        ))}
      </ul>
      {count > 1 && (
        <div css={controls}>
          <IconButton icon="chevron-left" label={copy.previousPopup} size="md" onClick={() => moveBy(-1)} />
          <span>{`${index + 1} / ${count}`}</span>
          <IconButton icon="chevron-right" label={copy.nextPopup} size="md" onClick={() => moveBy(1)} />
        </div>
      )}
    </div>
  );
}
