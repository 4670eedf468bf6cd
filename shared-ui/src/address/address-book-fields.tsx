import { css } from '@emotion/react';
import type { AddressForm } from '@mall/contracts/api/people/addresses';
import type { ComponentProps } from 'react';
import { Checkbox } from '../controls/checkbox.tsx';
import { TextField } from '../controls/text-field.tsx';
import { AddressFields } from './address-fields.tsx';
import * as copy from './copy.ts';

const layout = css({ display: 'grid', gap: 16 });

interface AddressBookFieldsProps {
  register: (name: keyof AddressForm) => Omit<ComponentProps<'input'>, 'size'>;
  errors: Partial<Record<keyof AddressForm, { message?: string | undefined }>>;
  onSearch: () => void;
}

/** An address of a member's book: its name, who receives there, and whether it is the usual one. */
export function AddressBookFields({ register, errors, onSearch }: AddressBookFieldsProps) {
  return (
    <div css={layout}>
      <TextField
        label={copy.bookLabel}
        placeholder={copy.bookLabelExample}
        maxLength={20}
        error={errors.label?.message}
        {...register('label')}
      />
      <AddressFields register={register} errors={errors} showReceiver onSearch={onSearch} />
      <Checkbox {...register('is_default')}>{copy.bookDefault}</Checkbox>
    </div>
  );
}
