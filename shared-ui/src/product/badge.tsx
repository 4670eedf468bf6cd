import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, fontSize, radius } from '../theme.ts';

export interface BadgeProps {
  /** `outline` for marks such as 쿠폰, `flag` for NEW and the like, `plain` for text on pictures, `solid` and `sale` for emphasis. */
  variant?: 'outline' | 'flag' | 'plain' | 'solid' | 'sale' | 'success' | undefined;
  children: ReactNode;
}

const base = css({
  display: 'inline-flex',
  alignItems: 'center',
  height: 18,
  padding: '0 5px',
  border: '1px solid transparent',
  borderRadius: radius,
  fontSize: fontSize.mark,
  fontWeight: 500,
  lineHeight: 1,
  whiteSpace: 'nowrap',
});
const variants = {
  outline: css({ borderColor: '#d5d5d5', color: '#555' }),
  flag: css({ background: color.wash, color: color.ink, fontWeight: 700 }),
  plain: css({ height: 'auto', padding: 0, border: 0, color: color.ink, fontWeight: 600 }),
  solid: css({ background: color.ink, color: '#fff' }),
  sale: css({ borderColor: color.sale, color: color.sale }),
  success: css({ borderColor: color.success, color: color.success }),
};

/** A short label. */
export function Badge({ variant = 'outline', children }: BadgeProps) {
  return <span css={[base, variants[variant]]}>{children}</span>;
}
