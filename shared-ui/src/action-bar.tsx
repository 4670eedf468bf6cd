import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, layer } from './theme.ts';

const bar = css({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: layer.bar,
  display: 'grid',
  gap: 8,
  padding: '8px 16px calc(8px + env(safe-area-inset-bottom))',
  background: color.ground,
  borderTop: `1px solid ${color.line}`,
});

/** The one action of a phone page, always in reach. The shell hides its footer menu bar beside it. */
export function ActionBar({ children }: { children: ReactNode }) {
  return (
    <div css={bar} data-action-bar>
      {children}
    </div>
  );
}
