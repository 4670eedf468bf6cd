import { css } from '@emotion/react';
import type { Member } from '@mall/contracts/api/people/members';
import { Button } from '@mall/ui/controls/button';
import { TextField } from '@mall/ui/controls/text-field';
import { type SubmitEvent, useRef, useState } from 'react';
import { AccountName } from '../password/account-name.tsx';
import { copy } from './copy.ts';
import { useConfirm } from './mutations.ts';

const form = css({ display: 'grid', gap: 16 });

/** The password once more. */
export function PasswordConfirm({ member }: { member: Member }) {
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const refuse = (message: string) => {
    setError(message);
    input.current?.focus();
    input.current?.select();
  };
  const { send, isBusy } = useConfirm(refuse);
  function submit(event: SubmitEvent) {
    event.preventDefault();
    const password = input.current?.value ?? '';
    setError(undefined);
    if (password === '') refuse(copy.empty);
    else void send({ body: { member_id: member.member_id, password } });
  }
  return (
    <form css={form} method="post" noValidate onSubmit={submit}>
      <AccountName userId={member.user_id} />
      <TextField
        ref={input}
        label={copy.password}
        type="password"
        autoComplete="current-password"
        required
        maxLength={200}
        error={error}
      />
      <Button type="submit" size="xl" full loading={isBusy}>
        {copy.submit}
      </Button>
    </form>
  );
}
