import { css } from '@emotion/react';
import { color, fontSize } from '@mall/ui/theme';
import type { ReactNode } from 'react';

const frame = css({ display: 'grid', gap: 12, padding: 16, border: `1px solid ${color.line}` });
const head = css({ display: 'grid', gap: 2 });
const title = css({
  display: 'flex',
  alignItems: 'baseline',
  gap: 8,
  color: color.ink,
  fontSize: fontSize.body,
  fontWeight: 700,
});
const tag = css({
  flex: 'none',
  padding: '1px 6px',
  border: '1px solid currentColor',
  color: color.sale,
  fontSize: fontSize.mark,
  fontWeight: 600,
});
const how = css({ color: color.text, fontSize: fontSize.note });

interface Props {
  tag: string;
  title: string;
  /** What to do for it, or how far it is. */
  how: string;
  children?: ReactNode;
}

/** One offer: what it is, what it brings, what to do for it. */
export function OfferFrame({ tag: label, title: text, how: words, children }: Props) {
  return (
    <li css={frame}>
      <div css={head}>
        <p css={title}>
          <span css={tag}>{label}</span>
          {text}
        </p>
        <p css={how} aria-live="polite">
          {words}
        </p>
      </div>
      {children}
    </li>
  );
}
