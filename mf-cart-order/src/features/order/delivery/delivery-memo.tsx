import type { OrderForm } from '@mall/contracts/api/orders/orders';
import { Select } from '@mall/ui/controls/select';
import { TextField } from '@mall/ui/controls/text-field';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { fieldId } from '../form/fields.ts';
import { copy } from './copy.ts';

const own = 'own';
const isCommon = (memo: string) => memo === '' || copy.memos.some((common) => common === memo);

/** A note for the courier: something common, or words of one's own. */
export function DeliveryMemo({ register, setValue, setFocus, control, formState }: UseFormReturn<OrderForm>) {
  const memo = useWatch({ control, name: 'delivery_memo' });
  const [isOwn, setOwn] = useState(!isCommon(memo));
  const choose = (value: string) => {
    setOwn(value === own);
    setValue('delivery_memo', value === own ? '' : value, { shouldDirty: true });
    if (value === own) setTimeout(() => setFocus('delivery_memo'));
  };
  return (
    <>
      <Select label={copy.memo} value={isOwn ? own : memo} onChange={({ target }) => choose(target.value)}>
        <option value="">{copy.memoNone}</option>
        {copy.memos.map((common) => (
          <option key={common}>{common}</option>
        ))}
        <option value={own}>{copy.memoOwn}</option>
      </Select>
      {isOwn && (
        <TextField
          id={fieldId('delivery_memo')}
          label={copy.memoOwnLabel}
          hideLabel
          placeholder={copy.memoExample}
          maxLength={50}
          error={formState.errors.delivery_memo?.message}
          {...register('delivery_memo')}
        />
      )}
    </>
  );
}
