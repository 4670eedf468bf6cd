import { css } from '@emotion/react';
import type { SizeProfile } from '@mall/contracts/api/community/size-advice';
import { bodyMeasures } from '@mall/contracts/domain/body-measures';
import { useServices, useSession } from '@mall/remote-kit/services';
import { Button } from '@mall/ui/controls/button';
import { Checkbox } from '@mall/ui/controls/checkbox';
import { TextField } from '@mall/ui/controls/text-field';
import { Dialog } from '@mall/ui/feedback/dialog';
import { Skeleton } from '@mall/ui/feedback/skeleton';
import { color, fontSize } from '@mall/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { copy } from './copy.ts';
import { useLocalProfile } from './local-profile.ts';
import { useForgetProfile, useSaveProfile } from './mutations.ts';
import { sizeProfileQuery } from './queries.ts';

const form = css({ display: 'grid', gap: 16 });
const pair = css({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 8 });
const triple = css({ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 8 });
const note = css({ color: color.quiet, fontSize: fontSize.small, lineHeight: 1.5 });

interface Props {
  isOpen: boolean;
  onClose: () => void;
}

/** The shopper's measures and usual sizes: a member's with the server by consent, a guest's in this browser. */
export function ProfileDialog({ isOpen, onClose }: Props) {
  const services = useServices();
  const { status } = useSession();
  const local = useLocalProfile();
  const { data } = useQuery({ ...sizeProfileQuery(services), enabled: status === 'in' && isOpen });
  const id = useId();
  const save = useSaveProfile(onClose);
  const isReady = status !== 'in' || data !== undefined;
  const known = data?.profile ?? local;
  const submit = (
    <Button type="submit" form={id} loading={save.isBusy} disabled={!isReady}>
      {copy.save}
    </Button>
  );
  return (
    <Dialog open={isOpen} onClose={onClose} title={copy.profileTitle} footer={submit}>
      {isReady ? (
        <ProfileForm
          id={id}
          known={known}
          hasServer={status === 'in'}
          onSave={save.send}
          onForgotten={onClose}
        />
      ) : (
        <Skeleton height={280} />
      )}
    </Dialog>
  );
}

interface FormProps {
  id: string;
  known: SizeProfile | null;
  /** Whether it is stored by the server, for which consent is asked. */
  hasServer: boolean;
  onSave: (profile: SizeProfile) => unknown;
  onForgotten: () => void;
}

const fields = ['height', 'weight', 'top', 'bottom', 'shoes'] as const;
type Typed = Record<(typeof fields)[number], string>;
type Errors = Partial<Record<'height' | 'weight' | 'consent', string>>;

function ProfileForm({ id, known, hasServer, onSave, onForgotten }: FormProps) {
  const [typed, setTyped] = useState<Typed>(() => typedOf(known));
  const [isAgreed, setAgreed] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const forget = useForgetProfile(onForgotten);
  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    const found = { ...errorsOf(typed), ...(hasServer && !isAgreed ? { consent: copy.agreeMissing } : {}) };
    setErrors(found);
    if (Object.keys(found).length === 0) onSave(profileOf(typed));
  }
  const field = (
    name: keyof Typed,
    attributes: { hint?: string; error?: string | undefined; numeric?: boolean } = {},
  ) => (
    <TextField
      label={copy[name]}
      value={typed[name]}
      maxLength={name === 'height' || name === 'weight' ? 3 : 20}
      inputMode={attributes.numeric ? 'numeric' : undefined}
      hint={attributes.hint}
      error={attributes.error}
      onChange={({ target }) => setTyped({ ...typed, [name]: target.value.trim() })}
    />
  );
  return (
    <form css={form} id={id} noValidate onSubmit={handleSubmit}>
      <div css={pair}>
        {field('height', { error: errors.height, numeric: true })}
        {field('weight', { error: errors.weight, numeric: true })}
      </div>
      <div css={triple}>
        {field('top', { hint: copy.topHint })}
        {field('bottom', { hint: copy.bottomHint })}
        {field('shoes', { hint: copy.shoesHint, numeric: true })}
      </div>
      {hasServer ? (
        <div>
          <Checkbox
            checked={isAgreed}
            error={errors.consent}
            onChange={({ target }) => setAgreed(target.checked)}
          >
            {copy.agree}
          </Checkbox>
          <p css={note}>{copy.agreeNote}</p>
        </div>
      ) : (
        <p css={note}>{copy.guestNote}</p>
      )}
      {known && (
        <Button variant="ghost" loading={forget.isBusy} onClick={() => void forget.send(null)}>
          {copy.remove}
        </Button>
      )}
    </form>
  );
}

const typedOf = (known: SizeProfile | null): Typed => ({
  height: known?.height_cm?.toString() ?? '',
  weight: known?.weight_kg?.toString() ?? '',
  top: known?.usual.top ?? '',
  bottom: known?.usual.bottom ?? '',
  shoes: known?.usual.shoes ?? '',
});

function errorsOf({ height, weight }: Typed): Errors {
  const { height: tall, weight: heavy } = bodyMeasures;
  const isWithin = (text: string, { minimum, maximum }: { minimum: number; maximum: number }) =>
    text === '' || (/^\d{2,3}$/.test(text) && Number(text) >= minimum && Number(text) <= maximum);
  return {
    ...(isWithin(height, tall) ? {} : { height: copy.heightRange(tall.minimum, tall.maximum) }),
    ...(isWithin(weight, heavy) ? {} : { weight: copy.weightRange(heavy.minimum, heavy.maximum) }),
  };
}

const profileOf = ({ height, weight, top, bottom, shoes }: Typed): SizeProfile => ({
  height_cm: height === '' ? null : Number(height),
  weight_kg: weight === '' ? null : Number(weight),
  usual: { ...(top && { top }), ...(bottom && { bottom }), ...(shoes && { shoes }) },
});
