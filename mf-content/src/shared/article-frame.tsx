import { css } from '@emotion/react';
import { Button } from '@mall/ui/controls/button';
import { Breadcrumb } from '@mall/ui/layout/breadcrumb';
import { color, media } from '@mall/ui/theme';
import type { ReactNode } from 'react';
import { boardFrame } from './board-frame.ts';
import { copy } from './copy.ts';
import { Cover } from './cover.tsx';

const trail = css({ marginBottom: 16, [media.lg]: { marginBottom: 24 } });
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

interface Props extends Cover {
  list: { label: string; href: string };
  children: ReactNode;
}

/** Frame of what was written at length: its cover, the text, the way back to the list. */
export function ArticleFrame({ list, children, ...cover }: Props) {
  return (
    <article css={boardFrame}>
      <div css={trail}>
        <Breadcrumb items={[{ label: copy.home, href: '/' }, list, { label: cover.title }]} />
      </div>
      <Cover {...cover} />
      <div css={body}>{children}</div>
      <div css={foot}>
        <Button variant="secondary" href={list.href}>
          {copy.toList}
        </Button>
      </div>
    </article>
  );
}
