import { css } from '@emotion/react';
import type { OrderForm } from '@mall/contracts/api/orders/orders';
import { phoneText } from '@mall/contracts/domain/phone-text';
import { Button } from '@mall/ui/controls/button';
import { TextField } from '@mall/ui/controls/text-field';
import { Skeleton } from '@mall/ui/feedback/skeleton';
import { color, fontSize, media } from '@mall/ui/theme';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { copy } from './copy.ts';
import { fieldId } from './fields.ts';
import { FormGroup } from './form-group.tsx';

const pair = css({ display: 'grid', gap: 16, [media.md]: { gridTemplateColumns: '1fr 1fr' } });
const facts = css({ display: 'flex', flexWrap: 'wrap', gap: '2px 12px', fontSize: fontSize.body });
const name = css({ color: color.ink, fontWeight: 600 });

interface Props {
  form: UseFormReturn<OrderForm>;
  /** Known already: in one line, to be changed when it is wrong. */
  isShort: boolean;
  /** What is known has not come yet. */
  isReading: boolean;
  onEdit: () => void;
}

/** Who orders (spec 5.4 for phone and email). */
export function OrdererFields({ form, isShort, isReading, onEdit }: Props) {
  const values = useWatch({ control: form.control });
  const edit = (
    <Button
      variant="secondary"
      size="md"
      disabled={isReading}
      aria-label={`${copy.orderer} ${copy.edit}`}
      onClick={onEdit}
    >
      {copy.edit}
    </Button>
  );
  if (isReading)
    return (
      <FormGroup heading={copy.orderer} aside={edit}>
        <Skeleton height={24} />
      </FormGroup>
    );
  if (isShort)
    return (
      <FormGroup heading={copy.orderer} aside={edit}>
        <p css={facts}>
          <span css={name}>{values.orderer_name}</span>
          <span className="tabular">{phoneText(values.orderer_phone ?? '')}</span>
          <span>{values.orderer_email}</span>
        </p>
      </FormGroup>
    );
  return (
    <FormGroup heading={copy.orderer}>
      <Inputs form={form} />
    </FormGroup>
  );
}

function Inputs({ form: { register, formState } }: Pick<Props, 'form'>) {
  const { errors } = formState;
  return (
    <>
      <div css={pair}>
        <TextField
          id={fieldId('orderer_name')}
          label={copy.name}
          autoComplete="name"
          required
          error={errors.orderer_name?.message}
          quiet
          {...register('orderer_name')}
        />
        <TextField
          id={fieldId('orderer_phone')}
          label={copy.phone}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          placeholder={copy.phoneExample}
          required
          error={errors.orderer_phone?.message}
          quiet
          {...register('orderer_phone')}
        />
      </div>
      <TextField
        id={fieldId('orderer_email')}
        label={copy.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        error={errors.orderer_email?.message}
        quiet
        {...register('orderer_email')}
      />
    </>
  );
}
