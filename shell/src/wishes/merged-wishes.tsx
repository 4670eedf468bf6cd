import { css } from '@emotion/react';
import { useServices } from '@mall/remote-kit/services';
import { Icon } from '@mall/ui/icon';
import { color, fontSize, layer, media } from '@mall/ui/theme';
import { useState } from 'react';
import { copy } from './copy.ts';
import { type Merged, useUndoMerge } from './mutations.ts';

const bar = css({
  position: 'fixed',
  insetInline: 12,
  // Above the bar of links that phones have.
  bottom: 'calc(64px + env(safe-area-inset-bottom))',
  zIndex: layer.toast,
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  padding: '4px 4px 4px 16px',
  border: '1px solid transparent',
  background: '#111',
  color: '#fff',
  fontSize: fontSize.note,
  [media.lg]: { insetInline: 'auto', right: 24, bottom: 24, maxWidth: 460 },
});
const words = css({ flex: 1 });
const undo = css({
  flex: 'none',
  minHeight: 44,
  padding: '0 12px',
  fontWeight: 700,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
});
const close = css({ display: 'grid', placeItems: 'center', flex: 'none', width: 44, height: 44 });
const focus = css({ '& button:focus-visible': { outlineColor: color.ground, outlineOffset: -4 } });

/** Says what came onto the member's lists from this device, and takes it off again; it stays until it is answered. */
export function MergedWishes({ merged }: { merged: Merged }) {
  const { dialogs } = useServices();
  const [isOpen, setOpen] = useState(true);
  const { send, isBusy } = useUndoMerge(() => {
    dialogs.toast(copy.undone);
    setOpen(false);
  });
  if (!isOpen) return null;
  return (
    <div css={[bar, focus]} role="status">
      <p css={words}>{copy.merged(merged.products.length, merged.brands.length)}</p>
      <button css={undo} type="button" disabled={isBusy} onClick={() => void send(merged)}>
        {copy.undo}
      </button>
      <button css={close} type="button" aria-label={copy.close} onClick={() => setOpen(false)}>
        <Icon name="close" size={18} />
      </button>
    </div>
  );
}
