import type { IdentityResult } from '@mall/contracts/api/people/identity';
import type { PageProps } from '@mall/remote-kit/define-remote';
import { lazyPart } from '@mall/remote-kit/lazy-part';
import { useServices, useSession } from '@mall/remote-kit/services';
import { choiceParam } from '@mall/remote-kit/url-params';
import { Button } from '@mall/ui/controls/button';
import { EmptyState } from '@mall/ui/feedback/empty-state';
import { Suspense, useEffect, useState } from 'react';
import { readJoinDraft, writeJoinDraft } from '../../shared/join/join-draft.ts';
import { LoadingLines } from '../../shared/loading-lines.tsx';
import { signInLayout, signInTitle } from '../../shared/sign-in-styles.ts';
import { AgreeStep } from './agree/agree-step.tsx';
import { copy } from './copy.ts';
import { Intro } from './intro.tsx';
import { Steps } from './steps.tsx';

const JoinForm = lazyPart(() =>
  import(/* webpackChunkName: "join-form" */ './form/join-form.tsx').then((module) => module.JoinForm),
);

/** A code of a store: letters, digits and dashes. */
const storeCode = /^[\w-]{1,40}$/;

/**
 * Joining in three steps (spec 2.1, 4.4, 5.2 to 5.4): the way, consent with the identity check, and the form. Who the
 * check found stays in memory, so that the form without it begins with the check again.
 */
export function Page({ url }: PageProps) {
  const { navigate } = useServices();
  const { status } = useSession();
  const [person, setPerson] = useState<IdentityResult | null>(null);
  const store = url.searchParams.get('recommendStoreCode');
  useEffect(() => {
    if (store && storeCode.test(store)) writeJoinDraft({ recommend_store: store });
  }, [store]);

  if (status === 'in') return <AlreadyIn />;
  const step = choiceParam(url, 'step', ['agree', 'form']);
  if (!step) return <Intro />;
  const hasForm = step === 'form' && person !== null;
  return (
    <div css={signInLayout}>
      <h1 css={signInTitle}>{copy.title}</h1>
      <Steps at={hasForm ? 1 : 0} />
      {hasForm ? (
        <Suspense fallback={<LoadingLines count={6} height={48} />}>
          <JoinForm person={person} draft={readJoinDraft()} />
        </Suspense>
      ) : (
        <AgreeStep
          onPerson={(found) => {
            setPerson(found);
            void navigate('/member/join/intro?step=form');
          }}
        />
      )}
    </div>
  );
}

function AlreadyIn() {
  return (
    <EmptyState
      headingLevel={1}
      title={copy.alreadyIn}
      description={copy.alreadyInHint}
      action={<Button href="/">{copy.home}</Button>}
    />
  );
}
