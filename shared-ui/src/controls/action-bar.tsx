import { css } from '@emotion/react';
import { type ReactNode, useEffect } from 'react';
import { color, layer } from '../theme.ts';

const bar = css({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: layer.pageBar,
  display: 'grid',
  gap: 8,
  padding: '8px 16px calc(8px + env(safe-area-inset-bottom))',
  background: color.ground,
  borderTop: `1px solid ${color.line}`,
});

/** The one action of a page, always in reach at the window's foot. The shell's own bar of phones hides meanwhile. */
export function ActionBar({ children }: { children: ReactNode }) {
  useEffect(() => {
    // An attribute for the shell to see: `:has()` on the whole page would cost a style calculation at every change in it.
    document.documentElement.dataset.actionBar = '';
    return () => {
      // The next page may have brought a bar of its own.
      if (!document.querySelector('[data-bar]')) delete document.documentElement.dataset.actionBar;
    };
  }, []);
  return (
    <div css={bar} data-bar="">
      {children}
    </div>
  );
}
