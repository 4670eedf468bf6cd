import { css } from '@emotion/react';
import type { Member } from '@mall/contracts/api/people/members';
import { useServices } from '@mall/remote-kit/services';
import { Button } from '@mall/ui/controls/button';
import { Checkbox } from '@mall/ui/controls/checkbox';
import { Select } from '@mall/ui/controls/select';
import { TextArea } from '@mall/ui/controls/text-area';
import { type SubmitEvent, useRef, useState } from 'react';
import { copy } from './copy.ts';
import { useLeave } from './mutations.ts';

const form = css({ display: 'grid', gap: 20 });
const buttons = css({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 8 });

/** Why, the agreement, and the end; it is asked once more. */
export function LeaveForm({ member }: { member: Member }) {
  const { dialogs } = useServices();
  const { send, isBusy } = useLeave();
  const agreement = useRef<HTMLInputElement>(null);
  const [reason, setReason] = useState('');
  const [typed, setTyped] = useState('');
  const [isAgreed, setAgreed] = useState(false);
  const [error, setError] = useState<string>();
  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!isAgreed) {
      agreement.current?.focus();
      return setError(copy.notAgreed);
    }
    const { confirmLabel, cancelLabel } = copy;
    if (!(await dialogs.confirm(copy.confirm, { confirmLabel, cancelLabel }))) return;
    const said = (reason === copy.other ? typed : reason).trim();
    await send({ body: { member_id: member.member_id, ...(said ? { reason: said } : {}) } });
  }
  return (
    <form css={form} method="post" noValidate onSubmit={(event) => void submit(event)}>
      <Select label={copy.reason} value={reason} onChange={({ target }) => setReason(target.value)}>
        <option value="">{copy.choose}</option>
        {[...copy.reasons, copy.other].map((text) => (
          <option key={text} value={text}>
            {text}
          </option>
        ))}
      </Select>
      {reason === copy.other && (
        <TextArea
          label={copy.otherLabel}
          maxLength={500}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      <Checkbox
        ref={agreement}
        checked={isAgreed}
        error={error}
        onChange={({ target }) => {
          setAgreed(target.checked);
          setError(undefined);
        }}
      >
        {copy.agree}
      </Checkbox>
      <div css={buttons}>
        <Button href="/mypage">{copy.stay}</Button>
        <Button type="submit" variant="secondary" loading={isBusy}>
          {copy.submit}
        </Button>
      </div>
    </form>
  );
}
