import type { OrderForm } from '@mall/contracts/api/orders/orders';
import { AddressFields } from '@mall/ui/address/address-fields';
import { Button } from '@mall/ui/controls/button';
import { Checkbox } from '@mall/ui/controls/checkbox';
import { Skeleton } from '@mall/ui/feedback/skeleton';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { fieldId } from '../form/fields.ts';
import { FormGroup } from '../form/form-group.tsx';
import { AddressText } from './address-text.tsx';
import { copy } from './copy.ts';
import { DeliveryMemo } from './delivery-memo.tsx';

interface Props {
  form: UseFormReturn<OrderForm>;
  /** Chosen out of what is known: shown in words, to be changed. */
  isChosen: boolean;
  isMember: boolean;
  isSame: boolean;
  isSaved: boolean;
  /** What is known has not come yet. */
  isReading: boolean;
  onSame: (isSame: boolean) => void;
  onSave: (isSaved: boolean) => void;
  onSearch: () => void;
  onBook: () => void;
}

/** Where the order goes: an address that is known, or fields for one. */
export function DeliverySection({ form, isChosen, isMember, isSame, isSaved, isReading, ...on }: Props) {
  const { register, formState, control } = form;
  const receiver = useWatch({ control, compute: receiverOf });
  const bookButton = (
    <Button variant="secondary" size="md" onClick={on.onBook}>
      {copy.change}
    </Button>
  );
  return (
    <FormGroup heading={copy.title} aside={isMember && bookButton}>
      {isReading && <Skeleton height={76} />}
      {!isReading && isChosen && <AddressText receiver={receiver} />}
      {!isReading && !isChosen && (
        <>
          <Checkbox checked={isSame} onChange={({ target }) => on.onSame(target.checked)}>
            {copy.same}
          </Checkbox>
          <AddressFields
            register={register}
            errors={formState.errors}
            showReceiver={!isSame}
            onSearch={on.onSearch}
            idOf={fieldId}
            quiet
          />
          {isMember && (
            <Checkbox checked={isSaved} onChange={({ target }) => on.onSave(target.checked)}>
              {copy.save}
            </Checkbox>
          )}
        </>
      )}
      <DeliveryMemo {...form} />
    </FormGroup>
  );
}

const receiverOf = ({ receiver_name, receiver_phone, zipcode, address, address_detail }: OrderForm) => ({
  receiver_name,
  receiver_phone,
  zipcode,
  address,
  address_detail,
});
