import { css } from '@emotion/react';
import { Icon } from '@mall/ui/icon';
import { color, fontFamily, fontSize, media } from '@mall/ui/theme';
import type { ReactNode } from 'react';
import { copy } from './copy.ts';
import { MemberOnly } from './member-only.tsx';
import { MyMenu } from './my-menu.tsx';
import type { MyPageKey } from './my-menu-items.ts';

interface Props {
  title: string;
  /** The page's place in the menu; absent on the dashboard, whose menu phones have in the page. */
  active?: MyPageKey;
  /** Beside the title, such as a count. */
  aside?: ReactNode;
  /** What stands here until the login is known, and while the page is on its way. */
  skeleton?: ReactNode;
  children: ReactNode;
}

const frame = css({
  maxWidth: 1280,
  margin: '0 auto',
  padding: '0 16px 64px',
  [media.md]: { paddingInline: 24 },
  [media.lg]: {
    display: 'grid',
    gridTemplateColumns: '168px minmax(0, 1fr)',
    gap: 56,
    padding: '48px 32px 120px',
  },
});
const side = css({ display: 'none', [media.lg]: { display: 'block' } });
const mark = css({
  display: 'block',
  marginBottom: 32,
  color: color.ink,
  fontFamily: fontFamily.display,
  fontSize: fontSize.heading,
  fontWeight: 700,
});
const head = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: 52,
  marginBottom: 8,
  [media.lg]: { minHeight: 0, marginBottom: 28 },
});
/** The dashboard's title stands over the menu where there is one. */
const namedBeside = css({
  [media.lg]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
});
const backLink = css({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  marginLeft: -14,
  [media.lg]: { display: 'none' },
});
const heading = css({
  fontFamily: fontFamily.display,
  fontSize: fontSize.title,
  fontWeight: 700,
  [media.lg]: { fontSize: fontSize.heading },
});
const beside = css({ marginLeft: 8, color: color.quiet, fontSize: fontSize.body });

/** Frame of my page's pages: the grouped menu beside them on desktop, on phones the way back and the title. */
export function MyFrame({ title, active, aside, skeleton, children }: Props) {
  return (
    <div css={frame}>
      <div css={side}>
        <a css={mark} href="/mypage">
          {copy.home}
        </a>
        <MyMenu active={active} />
      </div>
      <div>
        <header css={[head, !active && namedBeside]}>
          {active && (
            <a css={backLink} href="/mypage" aria-label={copy.back}>
              <Icon name="chevron-left" size={22} />
            </a>
          )}
          <h1 css={heading}>{title}</h1>
          {aside && <div css={beside}>{aside}</div>}
        </header>
        <MemberOnly skeleton={skeleton}>{children}</MemberOnly>
      </div>
    </div>
  );
}
