import { css } from '@emotion/react';
import { Breadcrumb } from '@mall/ui/layout/breadcrumb';
import { color, fontSize, media } from '@mall/ui/theme';
import type { ReactNode } from 'react';
import { boardFrame, boardTitle, wideFrame } from './board-frame.ts';
import { copy } from './copy.ts';

interface Props {
  title: string;
  /** One quiet line under the title. */
  description?: string | undefined;
  /** A page of pictures takes the shop's width, one of text a column. */
  isWide?: boolean;
  /** Between home and this page. */
  trail?: readonly { label: string; href: string }[];
  children: ReactNode;
}

const head = css({ display: 'grid', gap: 6, marginTop: 12, [media.lg]: { gap: 8 } });
const quiet = css({ color: color.quiet, fontSize: fontSize.body, textWrap: 'balance' });

/** Frame of a list: where it stands in the shop, its title, and what it is about. */
export function BoardPage({ title, description, isWide, trail = [], children }: Props) {
  return (
    <div css={isWide ? wideFrame : boardFrame}>
      <Breadcrumb items={[{ label: copy.home, href: '/' }, ...trail, { label: title }]} />
      <header css={head}>
        <h1 css={boardTitle}>{title}</h1>
        {description && <p css={quiet}>{description}</p>}
      </header>
      {children}
    </div>
  );
}
