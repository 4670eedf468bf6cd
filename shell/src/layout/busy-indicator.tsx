import { css, keyframes } from '@emotion/react';
import type { Store } from '@mall/contracts/platform/services';
import { useStore } from '@mall/remote-kit/services';
import { VisuallyHidden } from '@mall/ui/layout/visually-hidden';
import { color, layer } from '@mall/ui/theme';
import { copy } from './copy.ts';

const appear = keyframes({ to: { opacity: 1 } });
const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const grow = keyframes({ to: { transform: 'scaleX(.94)' } });
/** It appears after 150 ms: a quick navigation must not flicker. Quick at first, it never says that the page is there. */
const progress = css({
  position: 'fixed',
  inset: '0 0 auto',
  zIndex: layer.spinner,
  height: 3,
  background: color.accent,
  opacity: 0,
  transform: 'scaleX(0)',
  transformOrigin: 'left',
  animation: `${appear} 1ms 150ms forwards, ${grow} 6s cubic-bezier(.1, .8, .2, 1) 150ms forwards`,
  pointerEvents: 'none',
  '@media (forced-colors: active)': { background: 'Highlight' },
});
/** What takes longer has a spinner over the page too. */
const veil = css({
  position: 'fixed',
  inset: 0,
  zIndex: layer.spinner,
  display: 'grid',
  placeItems: 'center',
  background: 'rgb(255 255 255 / 40%)',
  opacity: 0,
  animation: `${appear} 160ms 600ms forwards`,
  pointerEvents: 'none',
});
const ring = css({
  width: 40,
  height: 40,
  border: `3px solid ${color.line}`,
  borderTopColor: color.ink,
  borderRadius: '50%',
  animation: `${turn} 700ms linear infinite`,
});

/** A thin bar, then a full-screen spinner while the next page is on its way (spec 2.3, 4.8). */
export function BusyIndicator({ isBusy }: { isBusy: Store<boolean> }) {
  return (
    <div role="status">
      {useStore(isBusy) && (
        <>
          <div css={progress} />
          <div css={veil}>
            <div css={ring} />
            <VisuallyHidden>{copy.busy}</VisuallyHidden>
          </div>
        </>
      )}
    </div>
  );
}
