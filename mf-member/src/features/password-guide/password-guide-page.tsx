import { css } from '@emotion/react';
import type { LoginTask } from '@mall/contracts/api/people/login-refusals';
import { lazyPart } from '@mall/remote-kit/lazy-part';
import { useServices } from '@mall/remote-kit/services';
import { Button } from '@mall/ui/controls/button';
import { EmptyState } from '@mall/ui/feedback/empty-state';
import { color, fontSize } from '@mall/ui/theme';
import { Suspense, useEffect, useState } from 'react';
import { LoadingLines } from '../../shared/loading-lines.tsx';
import { dropTask, readTask, takeHeldAttempt } from '../../shared/log-in/held-attempt.ts';
import { useLogIn } from '../../shared/log-in/use-log-in.tsx';
import { signInLayout, signInTitle } from '../../shared/sign-in-styles.ts';
import { copy } from './copy.ts';
import { usePostponedPassword } from './mutations.ts';

const lead = css({ marginBottom: 28, padding: 20, background: color.wash });
const leadTitle = css({ marginBottom: 6, fontSize: fontSize.lead });
const quiet = css({ color: color.quiet, fontSize: fontSize.note });
const later = css({ display: 'grid', gap: 8, marginTop: 12, textAlign: 'center' });

// The page says what it is for while its form comes.
const NewPasswordForm = lazyPart(() =>
  import(/* webpackChunkName: "new-password" */ '../../shared/password/new-password-form.tsx').then(
    (module) => module.NewPasswordForm,
  ),
);

/** An old password, which a login asked to change (spec 2.1, 4.3). */
export function Page() {
  const [task, setTask] = useState<LoginTask | null | undefined>(undefined);
  useEffect(() => setTask(readTask('password')), []);
  if (task === null)
    return (
      <EmptyState
        headingLevel={1}
        title={copy.nothing}
        description={copy.nothingHint}
        action={
          <>
            <Button href="/member/login">{copy.login}</Button>
            <Button variant="secondary" href="/member/find?find=password">
              {copy.reset}
            </Button>
          </>
        }
      />
    );
  return (
    <div css={signInLayout}>
      <h1 css={signInTitle}>{copy.title}</h1>
      <div css={lead}>
        <h2 css={leadTitle}>{copy.lead}</h2>
        <p css={quiet}>{copy.hint}</p>
      </div>
      {task ? <Choice task={task} /> : <LoadingLines count={3} height={48} />}
    </div>
  );
}

/** Changes the password, or keeps it; then the login that had to wait goes on. */
function Choice({ task }: { task: LoginTask }) {
  const { dialogs, navigate } = useServices();
  const [held] = useState(takeHeldAttempt);
  const { send, isBusy } = usePostponedPassword();
  const toLogin = async (words: string) => {
    await dialogs.alert(words);
    await navigate('/member/login', { replace: true });
  };
  const { logIn, layers } = useLogIn({
    redirectUrl: held?.redirectUrl ?? null,
    onFieldError: (message) => void toLogin(message),
    onCodeAsked: (message) => void toLogin(message),
  });

  async function goOn(words: string, password?: string) {
    dropTask();
    const attempt = held?.attempt;
    if (attempt?.provider === 'normal') {
      const { login_code: _used, ...body } = attempt;
      return logIn(password === undefined ? body : { ...body, user_passwd: password });
    }
    await toLogin(words);
  }

  return (
    <>
      <Suspense fallback={<LoadingLines count={3} height={48} />}>
        <NewPasswordForm token={task.task_token} onDone={(password) => goOn(copy.changed, password)} />
      </Suspense>
      <div css={later}>
        <Button
          variant="ghost"
          size="lg"
          full
          loading={isBusy}
          onClick={async () => {
            if (await send({ params: { id: task.member_id } })) await goOn(copy.postponed);
          }}
        >
          {copy.later}
        </Button>
        <p css={quiet}>{copy.laterHint}</p>
      </div>
      {layers}
    </>
  );
}
