import { css } from '@emotion/react';
import type { SizeProfile } from '@mall/contracts/api/community/size-advice';
import { useServices } from '@mall/remote-kit/services';
import { useTypedForm } from '@mall/remote-kit/typed-form';
import { Button } from '@mall/ui/controls/button';
import { Checkbox } from '@mall/ui/controls/checkbox';
import { TextField } from '@mall/ui/controls/text-field';
import { Skeleton } from '@mall/ui/feedback/skeleton';
import { color, fontSize } from '@mall/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { heads } from '../../shared/heads/copy.ts';
import { Loaded } from '../../shared/loaded.tsx';
import { MyFrame } from '../../shared/my-frame/my-frame.tsx';
import { copy } from './copy.ts';
import { useForgetSize, useSaveSize } from './mutations.ts';
import { sizeProfileQuery } from './queries.ts';
import { bodyOf, formOf, type SizeErrors, typedSizes } from './size-form.ts';

const layout = css({ display: 'grid', gap: 20, maxWidth: 560 });
const pair = css({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 12 });
const triple = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 12,
  border: 0,
  '& legend': { padding: 0, marginBottom: 12, color: color.ink, fontWeight: 600 },
});
const quiet = css({ color: color.quiet, fontSize: fontSize.note, textWrap: 'balance' });
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: 8, '& > button:first-of-type': { flex: 1 } });

const formName = 'mine';

/** Measures and usual sizes, from which sizes are proposed (decision 114). */
export function Page() {
  return (
    <MyFrame title={heads.size.title} active="size" skeleton={<Skeleton height={420} />}>
      <Size />
    </MyFrame>
  );
}

function Size() {
  const query = useQuery(sizeProfileQuery(useServices()));
  return (
    <Loaded query={query} skeleton={<Skeleton height={420} />} failed={copy.failed}>
      {({ profile }) => <Form key={profile ? 'stored' : 'none'} profile={profile} />}
    </Loaded>
  );
}

function Form({ profile }: { profile: SizeProfile | null }) {
  const [form, setForm] = useTypedForm(typedSizes, formName, formOf(profile));
  const [errors, setErrors] = useState<SizeErrors>({});
  const element = useRef<HTMLFormElement>(null);
  const isRefused = useRef(false);
  // The first fault, once it is marked; not while the shopper types on.
  useEffect(() => {
    if (isRefused.current) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    isRefused.current = false;
  });
  const save = useSaveSize(() => typedSizes.drop(formName));
  function submit(event: SubmitEvent) {
    event.preventDefault();
    const outcome = bodyOf(form, { notAgreed: copy.notAgreed });
    setErrors('errors' in outcome ? outcome.errors : {});
    if ('body' in outcome) void save.send({ body: outcome.body });
    else isRefused.current = true;
  }
  const field = (name: FieldName) => ({
    name,
    value: form[name],
    error: name === 'height' || name === 'weight' ? errors[name] : undefined,
    onType: (typed: string) => setForm((before) => ({ ...before, [name]: typed })),
  });
  return (
    <form css={layout} ref={element} method="post" noValidate onSubmit={submit}>
      <p css={quiet}>{copy.intro}</p>
      <div css={pair}>
        <SizeField {...field('height')} />
        <SizeField {...field('weight')} />
      </div>
      <fieldset css={triple}>
        <legend>{copy.usual}</legend>
        <SizeField {...field('top')} />
        <SizeField {...field('bottom')} />
        <SizeField {...field('shoes')} />
      </fieldset>
      <div>
        <Checkbox
          checked={form.isAgreed}
          error={errors.isAgreed}
          onChange={({ target }) => setForm((before) => ({ ...before, isAgreed: target.checked }))}
        >
          {copy.agree}
        </Checkbox>
        <p css={quiet}>{copy.agreeHint}</p>
      </div>
      <div css={buttons}>
        <Button type="submit" loading={save.isBusy}>
          {copy.save}
        </Button>
        {profile && <ForgetButton onForgotten={() => setForm(formOf(null))} />}
      </div>
    </form>
  );
}

type FieldName = 'height' | 'weight' | 'top' | 'bottom' | 'shoes';

interface SizeFieldProps {
  name: FieldName;
  value: string;
  error: string | undefined;
  onType: (typed: string) => void;
}

/** A measure in whole numbers, or a size as shops call it. */
function SizeField({ name, value, error, onType }: SizeFieldProps) {
  const isMeasure = name === 'height' || name === 'weight';
  return (
    <TextField
      label={copy[name]}
      value={value}
      inputMode={isMeasure ? 'numeric' : undefined}
      maxLength={isMeasure ? 3 : 20}
      placeholder={isMeasure ? undefined : copy.examples[name]}
      error={error}
      autoComplete="off"
      onChange={({ target }) => onType(target.value)}
    />
  );
}

function ForgetButton({ onForgotten }: { onForgotten: () => void }) {
  const { dialogs } = useServices();
  const forget = useForgetSize(() => {
    onForgotten();
    typedSizes.drop(formName);
  });
  return (
    <Button
      variant="secondary"
      loading={forget.isBusy}
      onClick={async () => {
        if (await dialogs.confirm(copy.confirmForget)) await forget.send({});
      }}
    >
      {copy.forget}
    </Button>
  );
}
