import { css } from '@emotion/react';
import type { PageProps } from '@mall/remote-kit/define-remote';
import { choiceParam } from '@mall/remote-kit/url-params';
import { color, fontSize } from '@mall/ui/theme';
import { signInLayout, signInTitle } from '../../shared/sign-in-styles.ts';
import { copy } from './copy.ts';
import { FindId } from './find-id.tsx';
import { FindPassword } from './find-password.tsx';

const tabs = css({ display: 'grid', gridTemplateColumns: '1fr 1fr', marginBottom: 28 });
const tab = css({
  padding: '14px 8px',
  borderBottom: `1px solid ${color.line}`,
  color: color.quiet,
  fontSize: fontSize.body,
  textAlign: 'center',
  '&[aria-current]': { borderBottom: `2px solid ${color.ink}`, color: color.ink, fontWeight: 600 },
});

/** Finding an ID, and a new password (spec 2.1); both by an identity check. */
export function Page({ url }: PageProps) {
  const isPassword = choiceParam(url, 'find', ['password']) !== null;
  return (
    <div css={signInLayout}>
      <h1 css={signInTitle}>{isPassword ? copy.password : copy.id}</h1>
      <nav css={tabs} aria-label={copy.tabs}>
        <a css={tab} href="/member/find?find=id" aria-current={isPassword ? undefined : 'page'}>
          {copy.id}
        </a>
        <a css={tab} href="/member/find?find=password" aria-current={isPassword ? 'page' : undefined}>
          {copy.password}
        </a>
      </nav>
      {isPassword ? <FindPassword /> : <FindId />}
    </div>
  );
}
