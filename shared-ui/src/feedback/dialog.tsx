import { css } from '@emotion/react';
import { type ReactNode, type SyntheticEvent, useId } from 'react';
import { IconButton } from '../controls/icon-button.tsx';
import * as copy from '../copy.ts';
import { color, fontSize, media } from '../theme.ts';
import { dialogStyles, placements, sizes } from './dialog-styles.ts';
import { useHistoryLayer } from './use-history-layer.ts';
import { useModal } from './use-modal.ts';

export interface DialogProps {
  open: boolean;
  /** Called for the close button, Escape, the back-drop and Back; the owner then sets `open` to false. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons that stay in view under the scrolling body. */
  footer?: ReactNode;
  /** Widest measure on desktop: 400, 560 or 880 px. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** `auto` is centred on desktop and a bottom sheet on phones; `side` comes from the left at full height. */
  placement?: 'auto' | 'side' | undefined;
}

const head = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: 56,
  padding: '0 56px 0 20px',
  borderBottom: `1px solid ${color.line}`,
});
const titleStyles = css({ fontSize: fontSize.lead, fontWeight: 700 });
const body = css({ flex: 1, minHeight: 0, padding: 20, overflowY: 'auto', overscrollBehavior: 'contain' });
const foot = css({
  display: 'flex',
  gap: 8,
  padding: '12px 20px calc(12px + env(safe-area-inset-bottom))',
  borderTop: `1px solid ${color.line}`,
  '& > *': { flex: 1 },
  [media.md]: { paddingBottom: 12 },
});
const close = css({ position: 'absolute', top: 4, right: 6 });

/** A modal dialog in the browser's top layer, labelled by its title. */
export function Dialog({
  open,
  onClose,
  title,
  children,
  footer,
  size = 'md',
  placement = 'auto',
}: DialogProps) {
  const titleId = useId();
  const ref = useModal(open, onClose);
  useHistoryLayer(ref, open, onClose);
  function handleCancel(event: SyntheticEvent<HTMLDialogElement>) {
    // Inputs of the body have cancel events too.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  }
  return (
    <dialog
      css={[dialogStyles, placements[placement], sizes[size]]}
      ref={ref}
      aria-labelledby={titleId}
      onCancel={handleCancel}
      onClose={(event) => {
        // A browser may close it by itself, for instance at a second Escape.
        if (open && event.target === event.currentTarget) onClose();
      }}
    >
      {open && (
        <>
          <header css={head}>
            <h2 css={titleStyles} id={titleId}>
              {title}
            </h2>
          </header>
          <div css={body}>{children}</div>
          {footer && <footer css={foot}>{footer}</footer>}
          <span css={close}>
            <IconButton icon="close" label={copy.close} size="lg" onClick={onClose} />
          </span>
        </>
      )}
    </dialog>
  );
}
