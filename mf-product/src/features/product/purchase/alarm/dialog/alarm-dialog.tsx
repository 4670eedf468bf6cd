import { css } from '@emotion/react';
import { useServices, useSession } from '@mall/remote-kit/services';
import { Button } from '@mall/ui/controls/button';
import { Checkbox } from '@mall/ui/controls/checkbox';
import { Select } from '@mall/ui/controls/select';
import { TextField } from '@mall/ui/controls/text-field';
import { Dialog } from '@mall/ui/feedback/dialog';
import { color, fontSize } from '@mall/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import type { AlarmOption } from '../alarm-options.ts';
import { copy } from './copy.ts';
import { useApplyAlarm } from './mutations.ts';
import { memberQuery } from './queries.ts';

const form = css({ display: 'grid', gap: 16 });
const intro = css({ color: color.text });
const detail = css({ marginTop: 2, paddingLeft: 26, color: color.quiet, fontSize: fontSize.small });
const refused = css({ padding: 12, background: color.wash, color: color.sale, fontSize: fontSize.note });

interface Props {
  isOpen: boolean;
  onClose: () => void;
  productId: number;
  options: readonly AlarmOption[];
  /** The colour that is looked at: its options are proposed first. */
  colorId: number | null;
}

/** Form of a restock alarm: proposes a member's own phone; a guest agrees that it is stored (decision 116). */
export function AlarmDialog({ isOpen, onClose, ...facts }: Props) {
  const formId = useId();
  const { dialogs } = useServices();
  const [refusal, setRefusal] = useState('');
  const { send, isBusy } = useApplyAlarm({
    onApplied: () => {
      dialogs.toast(copy.done);
      onClose();
    },
    onRefused: setRefusal,
  });
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={copy.title}
      size="sm"
      footer={
        <Button type="submit" form={formId} loading={isBusy} full>
          {copy.apply}
        </Button>
      }
    >
      <AlarmForm
        id={formId}
        {...facts}
        refusal={refusal}
        onSend={(optionId, phone) => {
          setRefusal('');
          void send({ body: { product_id: facts.productId, product_option_id: optionId, phone } });
        }}
      />
    </Dialog>
  );
}

interface FormProps extends Pick<Props, 'options' | 'colorId'> {
  id: string;
  refusal: string;
  onSend: (optionId: number, phone: string) => void;
}

function AlarmForm({ id, options, colorId, refusal, onSend }: FormProps) {
  const session = useSession();
  const member = useQuery(memberQuery(useServices(), session.memberId));
  const first = options.find((option) => option.colorId === colorId) ?? options[0];
  const [optionId, setOptionId] = useState(first?.optionId ?? 0);
  const [typed, setTyped] = useState<string | null>(null);
  const [hasConsent, setConsent] = useState(false);
  const [isTried, setTried] = useState(false);
  const isGuest = session.status !== 'in';
  const phone = typed ?? member.data?.row.phone ?? '';
  const digits = phone.replace(/[^\d]/g, '');
  const isPhone = /^01\d{9}$/.test(digits);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (!isPhone) return event.currentTarget.querySelector('input')?.focus();
    if (isGuest && !hasConsent)
      return event.currentTarget.querySelector<HTMLInputElement>('input[type="checkbox"]')?.focus();
    onSend(optionId, digits);
  };
  return (
    <form css={form} id={id} noValidate onSubmit={submit}>
      <p css={intro}>{copy.intro}</p>
      <OptionSelect options={options} optionId={optionId} onOption={setOptionId} />
      <TextField
        label={copy.phone}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        maxLength={13}
        value={phone}
        onChange={({ target }) => setTyped(target.value)}
        {...(isTried && !isPhone ? { error: copy.phoneWrong } : { hint: copy.phoneHint })}
      />
      {isGuest && (
        <div>
          <Checkbox
            checked={hasConsent}
            onChange={({ target }) => setConsent(target.checked)}
            error={isTried && !hasConsent ? copy.consentMissing : undefined}
          >
            {copy.consent}
          </Checkbox>
          <p css={detail}>{copy.consentDetail}</p>
        </div>
      )}
      {refusal && (
        <p css={refused} role="alert">
          {refusal}
        </p>
      )}
    </form>
  );
}

interface OptionProps extends Pick<Props, 'options'> {
  optionId: number;
  onOption: (optionId: number) => void;
}

function OptionSelect({ options, optionId, onOption }: OptionProps) {
  return (
    <Select label={copy.option} value={optionId} onChange={({ target }) => onOption(Number(target.value))}>
      {options.map(({ optionId: value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  );
}
