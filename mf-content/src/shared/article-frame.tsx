import { css } from '@emotion/react';
import { Button } from '@mall/ui/controls/button';
import { Breadcrumb } from '@mall/ui/layout/breadcrumb';
import { color, fontFamily, fontSize, media } from '@mall/ui/theme';
import type { ReactNode } from 'react';
import { boardFrame } from './board-frame.ts';
import { copy } from './copy.ts';

const head = css({
  display: 'grid',
  justifyItems: 'center',
  gap: 8,
  padding: '28px 0 24px',
  textAlign: 'center',
  [media.lg]: { gap: 12, padding: '48px 0 40px' },
});
const titleStyles = css({
  fontFamily: fontFamily.display,
  fontSize: 24,
  fontWeight: 700,
  lineHeight: 1.3,
  letterSpacing: '-0.02em',
  [media.lg]: { fontSize: fontSize.hero },
});
const subtitleStyles = css({ color: color.text, fontSize: fontSize.lead, textWrap: 'balance' });
const metaStyles = css({ color: color.quiet, fontSize: fontSize.note });
const kickerStyles = css({ color: color.accent, fontSize: fontSize.note, fontWeight: 700 });
const body = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 40,
  [media.lg]: { gap: 64 },
});
const foot = css({
  display: 'grid',
  justifyItems: 'center',
  marginTop: 48,
  paddingTop: 24,
  borderTop: `1px solid ${color.line}`,
});

interface Props {
  list: { label: string; href: string };
  /** A word above the title. */
  kicker?: ReactNode;
  title: string;
  subtitle?: string;
  meta?: ReactNode;
  children: ReactNode;
}

/** Frame of what was written at length: title in the middle, the text, the way back to the list. */
export function ArticleFrame({ list, kicker, title, subtitle, meta, children }: Props) {
  return (
    <article css={boardFrame}>
      <Breadcrumb items={[{ label: copy.home, href: '/' }, list, { label: title }]} />
      <header css={head}>
        {kicker && <p css={kickerStyles}>{kicker}</p>}
        <h1 css={titleStyles}>{title}</h1>
        {subtitle && <p css={subtitleStyles}>{subtitle}</p>}
        {meta && (
          <p css={metaStyles} className="tabular">
            {meta}
          </p>
        )}
      </header>
      <div css={body}>{children}</div>
      <div css={foot}>
        <Button variant="secondary" href={list.href}>
          {copy.toList}
        </Button>
      </div>
    </article>
  );
}
