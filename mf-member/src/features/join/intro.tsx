import { css } from '@emotion/react';
import { useServices } from '@mall/remote-kit/services';
import { Button } from '@mall/ui/controls/button';
import { Icon } from '@mall/ui/icon';
import { color, fontSize } from '@mall/ui/theme';
import { useEffect } from 'react';
import { dropJoinSocial } from '../../shared/join/join-draft.ts';
import { useLogIn } from '../../shared/log-in/use-log-in.tsx';
import { signInLayout, signInTitle } from '../../shared/sign-in-styles.ts';
import { SocialButtons } from '../../shared/social/social-buttons.tsx';
import { type SocialOutcome, useSocialWindow } from '../../shared/social/use-social-window.ts';
import { copy } from './copy.ts';
import { heading, quiet } from './join-styles.ts';

const benefits = css({ display: 'grid', gap: 10, marginBottom: 28, padding: 20, background: color.wash });
const benefit = css({ display: 'flex', gap: 8, color: color.text, fontSize: fontSize.body });
const approval = css({ marginTop: 12, textAlign: 'center' });
const social = css({
  display: 'grid',
  gap: 20,
  marginTop: 32,
  paddingTop: 28,
  borderTop: `1px solid ${color.line}`,
});
const socialTitle = css({
  color: color.quiet,
  fontSize: fontSize.note,
  fontWeight: 500,
  textAlign: 'center',
});
const toLogin = css({ marginTop: 32, color: color.quiet, fontSize: fontSize.note, textAlign: 'center' });
const link = css({
  padding: 8,
  color: color.ink,
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
});

/** The ways to join (spec 2.1, 2.4). A social account that has a member already logs in. */
export function Intro() {
  const { navigate } = useServices();
  const { open, takeReturned } = useSocialWindow();
  const flow = useLogIn({ redirectUrl: null, isJoining: true });
  async function enter(outcome: SocialOutcome | null) {
    if (outcome?.kind === 'proof') await flow.logIn(outcome.proof);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what arrived in this tab is taken once, when the page stands
  useEffect(() => void enter(takeReturned('join')), []);
  return (
    <div css={signInLayout}>
      <h1 css={signInTitle}>{copy.title}</h1>
      <section css={benefits}>
        <h2 css={heading}>{copy.lead}</h2>
        <ul>
          {copy.benefits.map((text) => (
            <li key={text} css={benefit}>
              <Icon name="check" size={18} />
              {text}
            </li>
          ))}
        </ul>
      </section>
      <Button
        size="xl"
        full
        onClick={() => {
          dropJoinSocial();
          void navigate('/member/join/intro?step=agree');
        }}
      >
        {copy.byId}
      </Button>
      <p css={[quiet, approval]}>{copy.approval}</p>
      <section css={social}>
        <h2 css={socialTitle}>{copy.bySocial}</h2>
        <SocialButtons
          purpose="join"
          disabled={flow.isBusy}
          onChoose={async (provider) => enter(await open(provider, 'join'))}
        />
      </section>
      <p css={toLogin}>
        {copy.member}
        <a css={link} href="/member/login">
          {copy.login}
        </a>
      </p>
      {flow.layers}
    </div>
  );
}
