import { css } from '@emotion/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { changePasswordBodySchema } from '@mall/contracts/api/people/member-find';
import type { Member } from '@mall/contracts/api/people/members';
import { Button } from '@mall/ui/controls/button';
import { TextField } from '@mall/ui/controls/text-field';
import { color, fontSize } from '@mall/ui/theme';
import { FormProvider, useForm } from 'react-hook-form';
import { AccountName } from '../../shared/password/account-name.tsx';
import { copy as passwordCopy } from '../../shared/password/copy.ts';
import { judgeMismatch } from '../../shared/password/judge-mismatch.ts';
import { PasswordPair } from '../../shared/password/password-pair.tsx';
import { copy } from './copy.ts';
import { useChangePassword } from './mutations.ts';

const layout = css({ display: 'grid', gap: 16, maxWidth: 480 });
const quiet = css({ color: color.quiet, fontSize: fontSize.note });

/** A new password by the old one, with the rules of a new one (spec 5.3). */
export function PasswordSection({ member }: { member: Member }) {
  const form = useForm({
    resolver: judgeMismatch(zodResolver(changePasswordBodySchema)),
    mode: 'onTouched',
    defaultValues: { member_id: member.member_id, old_password: '', password: '', password_chk: '' },
  });
  const { register, handleSubmit, setError, formState } = form;
  const { send, isBusy } = useChangePassword((name, message) =>
    setError(name, { message }, { shouldFocus: true }),
  );
  return (
    <FormProvider {...form}>
      <form css={layout} method="post" noValidate onSubmit={handleSubmit((body) => send({ body }))}>
        <p css={quiet}>{copy.password.hint}</p>
        <AccountName userId={member.user_id} />
        <TextField
          label={copy.password.old}
          type="password"
          autoComplete="current-password"
          required
          error={formState.errors.old_password?.message}
          {...register('old_password')}
        />
        <PasswordPair label={passwordCopy.newPassword} checkLabel={passwordCopy.newCheck} />
        <Button type="submit" size="lg" loading={isBusy}>
          {passwordCopy.submit}
        </Button>
      </form>
    </FormProvider>
  );
}
