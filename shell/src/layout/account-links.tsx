import { css } from '@emotion/react';
import { useServices, useSession } from '@mall/remote-kit/services';
import { color, fontSize, media, touchArea } from '@mall/ui/theme';
import { copy } from './copy.ts';

const list = css({ display: 'flex', gap: 16, color: color.quiet, fontSize: fontSize.small });
const link = css(touchArea, {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: 40,
  '&:hover': { color: color.ink },
  [media.lg]: { minHeight: 36 },
});

/** Login and joining for guests; my page and logout for members. */
export function AccountLinks() {
  const { session } = useServices();
  const { status } = useSession();
  return (
    <ul css={list}>
      {status === 'in' ? (
        <>
          <li>
            <a css={link} href="/mypage">
              {copy.myPage}
            </a>
          </li>
          <li>
            <button css={link} type="button" onClick={() => void session.logout()}>
              {copy.logout}
            </button>
          </li>
        </>
      ) : (
        <>
          <li>
            <a css={link} href="/member/login">
              {copy.login}
            </a>
          </li>
          <li>
            <a css={link} href="/member/join/intro">
              {copy.join}
            </a>
          </li>
        </>
      )}
      <li>
        <a css={link} href="/wish">
          {copy.wish}
        </a>
      </li>
      <li>
        <a css={link} href="/board/notice">
          {copy.notice}
        </a>
      </li>
    </ul>
  );
}
