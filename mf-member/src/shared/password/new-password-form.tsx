import { css } from '@emotion/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { resetPasswordBodySchema } from '@mall/contracts/api/people/member-find';
import { Button } from '@mall/ui/controls/button';
import { TextField } from '@mall/ui/controls/text-field';
import { useForm } from 'react-hook-form';
import { copy } from './copy.ts';
import { judgeMismatch } from './judge-mismatch.ts';
import { useResetPassword } from './mutations.ts';
import { PasswordRules } from './password-rules.tsx';

const form = css({ display: 'grid', gap: 16 });

interface Props {
  /** Opens nothing but this, once. */
  token: string;
  onDone: (password: string) => Promise<void>;
}

/** A new password, twice, with its rules (spec 5.3). */
export function NewPasswordForm({ token, onDone }: Props) {
  const { register, handleSubmit, watch, trigger, setError, formState } = useForm({
    resolver: judgeMismatch(zodResolver(resetPasswordBodySchema)),
    mode: 'onChange',
    defaultValues: { token, password: '', password_chk: '' },
  });
  const { errors, isSubmitting, touchedFields } = formState;
  const { send } = useResetPassword((message) => setError('password', { message }, { shouldFocus: true }));
  const submit = handleSubmit(async (body) => {
    if (await send({ body })) await onDone(body.password);
  });
  return (
    <form css={form} method="post" noValidate onSubmit={submit}>
      <TextField
        label={copy.newPassword}
        type="password"
        autoComplete="new-password"
        required
        error={errors.password?.message}
        {...register('password', {
          onChange: () => {
            if (touchedFields.password_chk) void trigger('password_chk');
          },
        })}
      />
      <PasswordRules password={watch('password')} />
      <TextField
        label={copy.newCheck}
        type="password"
        autoComplete="new-password"
        required
        error={errors.password_chk?.message}
        {...register('password_chk')}
      />
      <Button type="submit" size="xl" full loading={isSubmitting}>
        {copy.submit}
      </Button>
    </form>
  );
}
