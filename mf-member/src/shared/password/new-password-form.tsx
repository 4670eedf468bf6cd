import { css } from '@emotion/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { resetPasswordBodySchema } from '@mall/contracts/api/people/member-find';
import { Button } from '@mall/ui/controls/button';
import { FormProvider, useForm } from 'react-hook-form';
import { copy } from './copy.ts';
import { judgeMismatch } from './judge-mismatch.ts';
import { useResetPassword } from './mutations.ts';
import { PasswordPair } from './password-pair.tsx';

const layout = css({ display: 'grid', gap: 16 });

interface Props {
  /** Opens nothing but this, once. */
  token: string;
  onDone: (password: string) => Promise<void>;
}

/** A new password, twice, with its rules (spec 5.3). */
export function NewPasswordForm({ token, onDone }: Props) {
  const form = useForm({
    resolver: judgeMismatch(zodResolver(resetPasswordBodySchema)),
    mode: 'onChange',
    defaultValues: { token, password: '', password_chk: '' },
  });
  const { handleSubmit, setError, formState } = form;
  const { send } = useResetPassword((message) => setError('password', { message }, { shouldFocus: true }));
  const submit = handleSubmit(async (body) => {
    if (await send({ body })) await onDone(body.password);
  });
  return (
    <FormProvider {...form}>
      <form css={layout} method="post" noValidate onSubmit={submit}>
        <PasswordPair label={copy.newPassword} checkLabel={copy.newCheck} />
        <Button type="submit" size="xl" full loading={formState.isSubmitting}>
          {copy.submit}
        </Button>
      </form>
    </FormProvider>
  );
}
