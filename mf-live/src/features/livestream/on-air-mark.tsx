import { css } from '@emotion/react';
import { color, fontSize, radius } from '@mall/ui/theme';
import { copy } from './copy.ts';

const mark = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  height: 24,
  padding: '0 8px',
  borderRadius: radius,
  background: color.sale,
  color: '#fff',
  fontSize: fontSize.small,
  fontWeight: 700,
  letterSpacing: '0.04em',
  '&::before': { content: '""', width: 6, height: 6, borderRadius: '50%', background: '#fff' },
});

export function OnAirMark() {
  return <span css={mark}>{copy.onAir}</span>;
}
