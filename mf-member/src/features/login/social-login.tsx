import { css } from '@emotion/react';
import { color, fontSize } from '@mall/ui/theme';
import { useEffect } from 'react';
import type { LogIn } from '../../shared/log-in/use-log-in.tsx';
import { SocialButtons } from '../../shared/social/social-buttons.tsx';
import { type SocialOutcome, useSocialWindow } from '../../shared/social/use-social-window.ts';
import { copy } from './copy.ts';

const section = css({
  display: 'grid',
  gap: 20,
  marginTop: 16,
  paddingTop: 24,
  borderTop: `1px solid ${color.line}`,
});
const heading = css({ color: color.quiet, fontSize: fontSize.note, fontWeight: 500, textAlign: 'center' });

/** The providers' marks (spec 2.4, 4.4). */
export function SocialLogin({ flow }: { flow: LogIn }) {
  const { open, takeReturned } = useSocialWindow();
  const { logIn } = flow;
  async function enter(outcome: SocialOutcome | null) {
    if (outcome?.kind === 'proof') await logIn(outcome.proof);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what arrived in this tab is taken once, when the page stands
  useEffect(() => void enter(takeReturned('login')), []);
  return (
    <section css={section}>
      <h2 css={heading}>{copy.social}</h2>
      <SocialButtons
        purpose="login"
        disabled={flow.isBusy}
        onChoose={async (provider) => enter(await open(provider, 'login'))}
      />
    </section>
  );
}
