import type { IdentityResult } from '@mall/contracts/api/people/identity';
import { lazyPart } from '@mall/remote-kit/lazy-part';
import { useServices } from '@mall/remote-kit/services';
import { Button } from '@mall/ui/controls/button';
import { TextField } from '@mall/ui/controls/text-field';
import { Suspense, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useIdentityWindow } from '../../shared/identity/use-identity-window.ts';
import { LoadingLines } from '../../shared/loading-lines.tsx';
import { copy } from './copy.ts';
import { lead, stack } from './find-styles.ts';
import { useFind } from './mutations.ts';

// Nothing of the first view.
const NewPasswordForm = lazyPart(() =>
  import(/* webpackChunkName: "new-password" */ '../../shared/password/new-password-form.tsx').then(
    (module) => module.NewPasswordForm,
  ),
);

/** An ID and the identity check of its member, then a new password (spec 7.1). */
export function FindPassword() {
  const { ask, takeReturned } = useIdentityWindow('find-password');
  const [userId, setUserId] = useState('');
  const [error, setError] = useState<string>();
  const [person, setPerson] = useState<IdentityResult | null>(null);
  const [token, setToken] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const { send, isBusy } = useFind(
    (message) => {
      setError(message);
      field.current?.focus();
    },
    () => setPerson(null),
  );
  useReturned(takeReturned, setPerson);

  async function go(event: SyntheticEvent) {
    event.preventDefault();
    const typed = userId.trim();
    setError(typed === '' ? copy.noId : undefined);
    if (typed === '') return field.current?.focus();
    let checked = person;
    if (!checked) {
      const outcome = await ask();
      if (outcome.kind !== 'found') return;
      checked = outcome.person;
      setPerson(checked);
    }
    const body = { auth_type: 'self', find: 'password', ci: checked.ci, user_id: typed } as const;
    const found = await send({ body });
    if (found?.token) setToken(found.token);
  }

  if (token) return <NewPassword token={token} />;
  return (
    <form css={stack} method="post" noValidate onSubmit={go}>
      <p css={lead}>{copy.passwordLead}</p>
      <TextField
        label={copy.userId}
        autoComplete="username"
        autoCapitalize="none"
        maxLength={20}
        required
        ref={field}
        value={userId}
        error={error}
        onChange={({ target }) => {
          setUserId(target.value);
          setError(target.value.trim() === '' ? copy.noId : undefined);
        }}
      />
      <Button type="submit" size="xl" full loading={isBusy}>
        {person ? copy.go : copy.ask}
      </Button>
    </form>
  );
}

function NewPassword({ token }: { token: string }) {
  const { dialogs, navigate } = useServices();
  return (
    <div css={stack}>
      <p css={lead}>{copy.newPassword}</p>
      <Suspense fallback={<LoadingLines count={3} height={48} />}>
        <NewPasswordForm
          token={token}
          onDone={async () => {
            await dialogs.alert(copy.done);
            await navigate('/member/login', { replace: true });
          }}
        />
      </Suspense>
    </div>
  );
}

/** The person whom the check found that took this tab away; the ID was typed before that and is asked for again. */
function useReturned(
  take: ReturnType<typeof useIdentityWindow>['takeReturned'],
  onPerson: (person: IdentityResult) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what arrived in this tab is taken once, when the page stands
  useEffect(() => {
    void take().then((outcome) => {
      if (outcome?.kind === 'found') onPerson(outcome.person);
    });
  }, []);
}
