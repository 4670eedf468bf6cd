import { css } from '@emotion/react';
import { useSession } from '@mall/remote-kit/services';
import { fontFamily, fontSize, media } from '@mall/ui/theme';
import type { ReactNode } from 'react';
import { MyFrame } from '../my-frame/my-frame.tsx';
import type { MyPageKey } from '../my-frame/my-menu-items.ts';

const plain = css({
  maxWidth: 880,
  margin: '0 auto',
  padding: '0 16px 64px',
  [media.md]: { padding: '40px 24px 96px' },
});
const heading = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: 52,
  fontFamily: fontFamily.display,
  fontSize: fontSize.title,
  fontWeight: 700,
  [media.lg]: { fontSize: fontSize.heading, marginBottom: 20 },
});

interface Props {
  title: string;
  active: MyPageKey;
  skeleton?: ReactNode;
  children: ReactNode;
}

/** Frame of a page about one order: my page for members, and the page alone for guests, who have none. */
export function OrderFrame({ title, children, ...rest }: Props) {
  if (useSession().status !== 'out')
    return (
      <MyFrame title={title} {...rest}>
        {children}
      </MyFrame>
    );
  return (
    <div css={plain}>
      <h1 css={heading}>{title}</h1>
      {children}
    </div>
  );
}
