import { css } from '@emotion/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { type LoginBody, loginBodySchema } from '@mall/contracts/api/people/members';
import type { PageProps } from '@mall/remote-kit/define-remote';
import { useServices } from '@mall/remote-kit/services';
import { Button } from '@mall/ui/controls/button';
import { Checkbox } from '@mall/ui/controls/checkbox';
import { TextField } from '@mall/ui/controls/text-field';
import { color, fontSize } from '@mall/ui/theme';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { copy } from './copy.ts';
import { useLogin } from './mutations.ts';
import { readRememberedId } from './remembered-id.ts';

const layout = css({ maxWidth: 440, margin: '0 auto', padding: '48px 20px 80px' });
const title = css({ marginBottom: 32, fontSize: fontSize.display, fontWeight: 700, textAlign: 'center' });
const form = css({ display: 'grid', gap: 16 });
const guest = css({
  display: 'grid',
  gap: 8,
  marginTop: 32,
  paddingTop: 24,
  borderTop: `1px solid ${color.line}`,
});
const note = css({ color: color.quiet, fontSize: fontSize.note, textAlign: 'center' });

/** Login by ID and password (spec 2.4, 5.1). */
export function Page({ url }: PageProps) {
  const { session, device } = useServices();
  const { register, handleSubmit, setError, setValue, formState } = useForm<LoginBody>({
    resolver: zodResolver(loginBodySchema),
    mode: 'onChange',
    defaultValues: { provider: 'normal', user_id: '', user_passwd: '' },
  });
  const [isRemembered, setIsRemembered] = useState(false);
  const [hasPendingOrder, setHasPendingOrder] = useState(false);
  const login = useLogin({
    redirectUrl: url.searchParams.get('redirect_url'),
    onFieldError: (message) => setError('user_passwd', { message }, { shouldFocus: true }),
  });

  useEffect(() => {
    const known = readRememberedId();
    if (known) setValue('user_id', known);
    setIsRemembered(known !== null);
    setHasPendingOrder(session.pendingWish()?.kind === 'order');
  }, [setValue, session]);

  const { errors, isSubmitting } = formState;
  return (
    <div css={layout}>
      <h1 css={title}>{copy.title}</h1>
      <form
        css={form}
        method="post"
        noValidate
        onSubmit={handleSubmit((body) => login({ body, isIdRemembered: isRemembered }))}
      >
        <TextField
          label={copy.id}
          autoComplete="username"
          autoCapitalize="none"
          required
          error={errors.user_id?.message}
          {...register('user_id')}
        />
        <TextField
          label={copy.password}
          type="password"
          autoComplete="current-password"
          required
          error={errors.user_passwd?.message}
          {...register('user_passwd')}
        />
        {!device.isMobileLayout && (
          <Checkbox checked={isRemembered} onChange={({ target }) => setIsRemembered(target.checked)}>
            {copy.remember}
          </Checkbox>
        )}
        <Button type="submit" size="xl" full loading={isSubmitting}>
          {copy.submit}
        </Button>
      </form>
      {hasPendingOrder && <GuestOrder />}
    </div>
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
