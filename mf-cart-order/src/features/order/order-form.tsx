import { css } from '@emotion/react';
import type { OrderForm } from '@mall/contracts/api/orders/orders';
import { Checkbox } from '@mall/ui/controls/checkbox';
import { TextField } from '@mall/ui/controls/text-field';
import { fontSize, media } from '@mall/ui/theme';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { copy } from './copy.ts';

const group = css({ display: 'grid', gap: 16, padding: '28px 0' });
const title = css({ fontSize: fontSize.lead, fontWeight: 700 });
const pair = css({ display: 'grid', gap: 16, [media.md]: { gridTemplateColumns: '1fr 1fr' } });

type Form = UseFormReturn<OrderForm>;

export function FormGroup({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section css={group}>
      <h2 css={title}>{heading}</h2>
      {children}
    </section>
  );
}

/** Who orders (spec 5.4 for phone and email). */
export function OrdererFields({ register, formState: { errors } }: Form) {
  return (
    <FormGroup heading={copy.orderer}>
      <div css={pair}>
        <TextField
          label={copy.name}
          autoComplete="name"
          required
          error={errors.orderer_name?.message}
          {...register('orderer_name')}
        />
        <TextField
          label={copy.phone}
          inputMode="numeric"
          autoComplete="tel-national"
          placeholder="01012345678"
          required
          error={errors.orderer_phone?.message}
          {...register('orderer_phone')}
        />
      </div>
      <TextField
        label={copy.email}
        type="email"
        autoComplete="email"
        required
        error={errors.orderer_email?.message}
        {...register('orderer_email')}
      />
    </FormGroup>
  );
}

/** Who receives it, and where. */
export function ReceiverFields({ register, getValues, setValue, formState: { errors } }: Form) {
  const copyOrderer = (isSame: boolean) => {
    const { orderer_name, orderer_phone } = getValues();
    setValue('receiver_name', isSame ? orderer_name : '', { shouldValidate: isSame });
    setValue('receiver_phone', isSame ? orderer_phone : '', { shouldValidate: isSame });
  };
  return (
    <FormGroup heading={copy.receiver}>
      <Checkbox onChange={({ target }) => copyOrderer(target.checked)}>{copy.same}</Checkbox>
      <div css={pair}>
        <TextField
          label={copy.name}
          autoComplete="shipping name"
          required
          error={errors.receiver_name?.message}
          {...register('receiver_name')}
        />
        <TextField
          label={copy.phone}
          inputMode="numeric"
          autoComplete="shipping tel-national"
          placeholder="01012345678"
          required
          error={errors.receiver_phone?.message}
          {...register('receiver_phone')}
        />
        <TextField
          label={copy.zipcode}
          inputMode="numeric"
          autoComplete="shipping postal-code"
          maxLength={5}
          required
          error={errors.zipcode?.message}
          {...register('zipcode')}
        />
      </div>
      <TextField
        label={copy.address}
        autoComplete="shipping street-address"
        required
        error={errors.address?.message}
        {...register('address')}
      />
      <TextField
        label={copy.addressDetail}
        autoComplete="shipping address-line2"
        error={errors.address_detail?.message}
        {...register('address_detail')}
      />
      <TextField
        label={copy.memo}
        placeholder={copy.memoExample}
        error={errors.delivery_memo?.message}
        {...register('delivery_memo')}
      />
    </FormGroup>
  );
}
