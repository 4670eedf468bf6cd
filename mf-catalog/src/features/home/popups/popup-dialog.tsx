import { css, keyframes } from '@emotion/react';
import { IconButton } from '@mall/ui/controls/icon-button';
import { dialogStyles, placements } from '@mall/ui/feedback/dialog-styles';
import { useModal } from '@mall/ui/feedback/use-modal';
import { color, fontSize, media } from '@mall/ui/theme';
import { type SyntheticEvent, useEffect } from 'react';
import { copy } from '../copy.ts';
import type { Popup } from './due-popups.ts';
import { PopupSlides } from './popup-slides.tsx';

export interface PopupDialogProps {
  popups: readonly Popup[];
  /** Closed for today, or for this visit only. */
  onClose: (until: 'today' | 'visit') => void;
}

/** A finger that was on its way to the page must not meet what has just come. */
const guard = keyframes({ from: { pointerEvents: 'none' }, to: { pointerEvents: 'none' } });
// The half second is a delay: while an animation only waits, the browser draws no frames for it.
const guarded = css({ '& > *': { animation: `${guard} 1ms 500ms backwards` } });
// Names itself when it takes the focus; no ring around what was not asked for.
const quiet = css({ '&:focus-visible': { outline: 'none' } });
/** Never larger than the banner beneath, so that the page's largest picture stays the banner's. */
const narrow = css({ [media.md]: { maxWidth: 400 } });
/** Clips are 640 px wide (spec 9). */
const wide = css({ [media.md]: { maxWidth: 640 } });
const foot = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  borderTop: `1px solid ${color.line}`,
  paddingBottom: 'env(safe-area-inset-bottom)',
});
const button = css({
  minHeight: 52,
  color: color.quiet,
  fontSize: fontSize.note,
  '&:focus-visible': { outlineOffset: -4 },
  [media.hover]: { '&:hover': { color: color.ink } },
});
const corner = css({
  position: 'absolute',
  top: 8,
  right: 8,
  borderRadius: '50%',
  background: 'rgb(255 255 255 / 88%)',
});
const last = css({ borderLeft: `1px solid ${color.line}`, color: color.ink, fontWeight: 600 });

/** Popups of the home page one after another: a sheet on phones, centred on PC; Escape closes them for this visit. */
export function PopupDialog({ popups, onClose }: PopupDialogProps) {
  const ref = useModal(true, () => onClose('visit'));
  useEffect(() => ref.current?.focus(), [ref]);
  const handleCancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    event.preventDefault();
    onClose('visit');
  };
  const hasClip = popups.some(({ kind }) => kind === 'VIDEO');
  return (
    <dialog
      css={[dialogStyles, placements.auto, quiet, guarded, hasClip ? wide : narrow]}
      ref={ref}
      tabIndex={-1}
      aria-label={copy.popups}
      onCancel={handleCancel}
    >
      <PopupSlides popups={popups} aspect={hasClip ? '4 / 3' : '1 / 1'} />
      <span css={corner}>
        <IconButton icon="close" label={copy.closePopups} size="lg" onClick={() => onClose('visit')} />
      </span>
      <footer css={foot}>
        <button css={button} type="button" onClick={() => onClose('today')}>
          {copy.notToday}
        </button>
        <button css={[button, last]} type="button" onClick={() => onClose('visit')}>
          {copy.close}
        </button>
      </footer>
    </dialog>
  );
}
