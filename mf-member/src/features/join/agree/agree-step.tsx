import { css } from '@emotion/react';
import type { IdentityResult } from '@mall/contracts/api/people/identity';
import { useServices } from '@mall/remote-kit/services';
import { Button } from '@mall/ui/controls/button';
import { useEffect, useRef, useState } from 'react';
import { type IdentityOutcome, useIdentityWindow } from '../../../shared/identity/use-identity-window.ts';
import { readJoinDraft, writeJoinDraft } from '../../../shared/join/join-draft.ts';
import { heading, quiet } from '../join-styles.ts';
import { ConsentFields, type Consents, requiredConsents } from './consents.tsx';
import { copy } from './copy.ts';
import { type JoinRefusal, useJoinCheck } from './mutations.ts';
import { Refused } from './refused.tsx';

const identity = css({ margin: '32px 0 16px' });
const nothing: Consents = { age: false, terms: false, privacy: false, sms: false, email: false };

interface Props {
  onPerson: (person: IdentityResult) => void;
}

/** Consent, then the identity check, which opens inside the click (spec 4.4, 7.2). */
export function AgreeStep({ onPerson }: Props) {
  const { device } = useServices();
  const { ask, takeReturned } = useIdentityWindow('join');
  const [consents, setConsents] = useState(nothing);
  const [isTried, setTried] = useState(false);
  const fields = useRef<HTMLFieldSetElement>(null);
  const [refusal, setRefusal] = useState<JoinRefusal | null>(null);
  const { send, isBusy } = useJoinCheck(setRefusal);
  const missing = requiredConsents.find((name) => !consents[name]);

  async function check(outcome: IdentityOutcome | null) {
    if (outcome?.kind !== 'found') return;
    const { ci, user_name, phone } = outcome.person;
    if (await send({ body: { ci, user_name, phone } })) onPerson(outcome.person);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what arrived in this tab is taken once, when the page stands
  useEffect(() => {
    // The tab was left for the check, after the consents that are required.
    const { consents } = readJoinDraft();
    if (consents)
      setConsents({
        age: true,
        terms: true,
        privacy: true,
        sms: consents.is_sms_agreed === 1,
        email: consents.is_email_agreed === 1,
      });
    void takeReturned().then(check);
  }, []);

  async function go() {
    setTried(true);
    if (missing) return fields.current?.querySelector<HTMLInputElement>(`[name="${missing}"]`)?.focus();
    writeJoinDraft({
      consents: { is_sms_agreed: consents.sms ? 1 : 0, is_email_agreed: consents.email ? 1 : 0 },
    });
    await check(await ask());
  }

  if (refusal) return <Refused refusal={refusal} />;
  return (
    <>
      <h2 css={heading}>{copy.title}</h2>
      <ConsentFields
        ref={fields}
        value={consents}
        onChange={setConsents}
        error={isTried && missing ? copy.missing : undefined}
      />
      <div css={identity}>
        <h2 css={heading}>{copy.identity}</h2>
        <p css={quiet}>{device.app ? copy.identityHintInTab : copy.identityHint}</p>
      </div>
      <Button size="xl" full loading={isBusy} onClick={() => void go()}>
        {copy.submit}
      </Button>
    </>
  );
}
