import { css } from '@emotion/react';
import { IconShape } from '@mall/ui/icon-shape';
import { chevronUp } from '@mall/ui/layout-icons';
import { color, layer, media } from '@mall/ui/theme';
import { useEffect, useState } from 'react';
import { copy } from './copy.ts';

const button = css({
  position: 'fixed',
  right: 16,
  bottom: 'calc(66px + env(safe-area-inset-bottom))',
  zIndex: layer.sticky,
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  border: `1px solid ${color.line}`,
  borderRadius: '50%',
  background: color.ground,
  color: color.ink,
  boxShadow: '0 2px 8px rgb(0 0 0 / 12%)',
  'html[data-action-bar] &': { bottom: 'calc(96px + env(safe-area-inset-bottom))' },
  [media.lg]: { right: 24, bottom: 32 },
});

/** How far one has scrolled when the way back is worth a button, in windows. */
const shownAfterWindows = 1.5;
const isFarDown = () => window.scrollY > window.innerHeight * shownAfterWindows;

/** Leads back to the top of a long page, and the focus with it. */
export function ToTop() {
  const [isShown, show] = useState(isFarDown);
  useEffect(() => {
    const update = () => show(isFarDown());
    addEventListener('scroll', update, { passive: true });
    return () => removeEventListener('scroll', update);
  }, []);
  if (!isShown) return null;
  const goUp = () => {
    scrollTo({ top: 0, behavior: 'smooth' });
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <button css={button} type="button" aria-label={copy.toTop} onClick={goUp}>
      <IconShape path={chevronUp} size={20} />
    </button>
  );
}
