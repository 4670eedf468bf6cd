import { css } from '@emotion/react';
import type { Device } from '@mall/contracts/domain/device';
import type { PageProps } from '@mall/remote-kit/define-remote';
import { useServices } from '@mall/remote-kit/services';
import { Button } from '@mall/ui/controls/button';
import { Checkbox } from '@mall/ui/controls/checkbox';
import { TextField } from '@mall/ui/controls/text-field';
import { color, fontSize } from '@mall/ui/theme';
import { useEffect, useState } from 'react';
import { signInLayout, signInTitle } from '../../shared/sign-in-styles.ts';
import { BlockNotice } from './block-notice.tsx';
import { copy } from './copy.ts';
import { GuestOrderLink, LoginLinks } from './login-links.tsx';
import { SocialLogin } from './social-login.tsx';
import { useLeadOn } from './use-lead-on.ts';
import { useLoginForm } from './use-login-form.ts';

const formStyles = css({ display: 'grid', gap: 16 });
const guest = css({
  display: 'grid',
  gap: 8,
  marginTop: 32,
  paddingTop: 24,
  borderTop: `1px solid ${color.line}`,
});
const note = css({ color: color.quiet, fontSize: fontSize.note, textAlign: 'center' });

/** Login by ID and password, or by a social account (spec 2.4, 5.1). */
export function Page({ url }: PageProps) {
  const { session, device } = useServices();
  const redirectUrl = url.searchParams.get('redirect_url');
  const { form, field, submit, isSubmitting, codeAsked, blockedMs, flow, ...choices } =
    useLoginForm(redirectUrl);
  const [hasPendingOrder, setHasPendingOrder] = useState(false);
  useEffect(() => setHasPendingOrder(session.pendingWish()?.kind === 'order'), [session]);
  const isIn = useLeadOn(redirectUrl, flow.isOurs);

  const { error: codeError, ...codeField } = field('login_code');
  if (isIn)
    return (
      <div css={signInLayout} role="status">
        <h1 css={signInTitle}>{copy.alreadyIn}</h1>
      </div>
    );
  return (
    <div css={signInLayout}>
      <h1 css={signInTitle}>{copy.title}</h1>
      <form css={formStyles} ref={form} method="post" noValidate onSubmit={submit}>
        <TextField
          label={copy.id}
          autoComplete="username"
          autoCapitalize="none"
          required
          {...field('user_id')}
        />
        <TextField
          label={copy.password}
          type="password"
          autoComplete="current-password"
          required
          {...field('user_passwd')}
        />
        {codeAsked !== null && (
          <TextField
            label={copy.code}
            hint={codeError ? undefined : codeAsked}
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            error={codeError}
            {...codeField}
          />
        )}
        <Choices device={device} {...choices} />
        {blockedMs !== null && <BlockNotice waitMs={blockedMs} />}
        <Button type="submit" size="xl" full loading={isSubmitting}>
          {copy.submit}
        </Button>
      </form>
      <LoginLinks />
      <SocialLogin flow={flow} />
      {hasPendingOrder ? <GuestOrder /> : <GuestOrderLink />}
      {flow.layers}
    </div>
  );
}

type ChoicesProps = { device: Device } & Pick<
  ReturnType<typeof useLoginForm>,
  'isRemembered' | 'setIsRemembered' | 'staysIn' | 'setStaysIn'
>;

/** On a desktop the ID can be kept, in the app the login. */
function Choices({ device, isRemembered, setIsRemembered, staysIn, setStaysIn }: ChoicesProps) {
  return (
    <>
      {!device.isMobileLayout && (
        <Checkbox checked={isRemembered} onChange={({ target }) => setIsRemembered(target.checked)}>
          {copy.remember}
        </Checkbox>
      )}
      {device.app && (
        <Checkbox checked={staysIn} onChange={({ target }) => setStaysIn(target.checked)}>
          {copy.stay}
        </Checkbox>
      )}
    </>
  );
}

/** Buys without an account; offered while an order waits for the login. */
function GuestOrder() {
  const { navigate } = useServices();
  return (
    <div css={guest}>
      <Button variant="secondary" size="xl" full onClick={() => void navigate('/order')}>
        {copy.guestOrder}
      </Button>
      <p css={note}>{copy.guestOrderNote}</p>
    </div>
  );
}
