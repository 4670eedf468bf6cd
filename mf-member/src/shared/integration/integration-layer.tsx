import { css } from '@emotion/react';
import type { IntegrationMember, LoginTask } from '@mall/contracts/api/people/login-refusals';
import { formatDate } from '@mall/contracts/domain/korean-time';
import { formatCount } from '@mall/contracts/domain/money';
import { useServices } from '@mall/remote-kit/services';
import { Button } from '@mall/ui/controls/button';
import { Checkbox } from '@mall/ui/controls/checkbox';
import { RadioGroup } from '@mall/ui/controls/radio-group';
import { Dialog } from '@mall/ui/feedback/dialog';
import { color, fontSize } from '@mall/ui/theme';
import { useRef, useState } from 'react';
import { copy } from './copy.ts';
import { useIntegration } from './mutations.ts';

const body = css({ display: 'grid', gap: 20 });
const lead = css({
  color: color.ink,
  fontSize: fontSize.lead,
  fontWeight: 600,
  lineHeight: 1.45,
  textWrap: 'balance',
});
const hint = css({ color: color.quiet, fontSize: fontSize.note, textWrap: 'pretty' });
const agreement = css({ padding: '14px 16px', background: color.wash, fontSize: fontSize.note });

interface Props {
  task: LoginTask;
  onClose: () => void;
}

/** Accounts of one person, of which one stays (spec 4.3, 5.5). */
export function IntegrationLayer({ task, onClose }: Props) {
  const { dialogs, navigate } = useServices();
  const { send, isBusy } = useIntegration();
  const [chosen, setChosen] = useState('');
  const [isAgreed, setAgreed] = useState(false);
  const [isTried, setTried] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const members = task.integration_members ?? [];

  async function unite() {
    setTried(true);
    if (chosen === '' || !isAgreed)
      return fields.current
        ?.querySelector<HTMLElement>(`[type="${chosen === '' ? 'radio' : 'checkbox'}"]`)
        ?.focus();
    const done = await send({
      body: {
        member_id: task.member_id,
        integration_member_id: Number(chosen),
        integration_member_ids: members.map(({ member_id }) => member_id),
      },
    });
    if (!done) return;
    onClose();
    await dialogs.alert(done.message || copy.done);
    await navigate('/member/login');
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={copy.title}
      footer={
        <Button size="lg" loading={isBusy} onClick={() => void unite()}>
          {copy.submit}
        </Button>
      }
    >
      <div css={body} ref={fields}>
        <p css={lead}>{copy.lead}</p>
        <RadioGroup
          legend={copy.pick}
          name="integration"
          value={chosen}
          onValue={setChosen}
          options={members.map(optionOf)}
          error={isTried && chosen === '' ? copy.notPicked : undefined}
        />
        <p css={hint}>{copy.pickHint}</p>
        <Agreement isAgreed={isAgreed} isMissed={isTried && !isAgreed} onAgree={setAgreed} />
      </div>
    </Dialog>
  );
}

interface AgreementProps {
  isAgreed: boolean;
  /** Something was tried without it. */
  isMissed: boolean;
  onAgree: (isAgreed: boolean) => void;
}

function Agreement({ isAgreed, isMissed, onAgree }: AgreementProps) {
  return (
    <div css={agreement}>
      <Checkbox
        checked={isAgreed}
        onChange={({ target }) => onAgree(target.checked)}
        error={isMissed ? copy.notAgreed : undefined}
      >
        {copy.agree}
      </Checkbox>
    </div>
  );
}

/** What an account brings: its grade, since when, its social addresses, its points, coupons and orders. */
function optionOf({ member_id, user_id, join_at, grade_name, sns, ...brought }: IntegrationMember) {
  const { points = 0, coupons = 0, orders = 0 } = brought;
  const facts = [grade_name, copy.joined(formatDate(join_at)), ...sns.map(({ email }) => email)];
  const brings = copy.brings(formatCount(points), formatCount(coupons), formatCount(orders));
  const description = `${facts.filter(Boolean).join(' · ')}\n${brings}`;
  return { value: String(member_id), label: user_id, description };
}
