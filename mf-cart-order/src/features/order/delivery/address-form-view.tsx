import { css } from '@emotion/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { type AddressForm, addressFormSchema } from '@mall/contracts/api/people/addresses';
import { typedAddresses } from '@mall/contracts/client/typed-addresses';
import type { Receiver } from '@mall/contracts/domain/people/receiver';
import { useTypedFields } from '@mall/remote-kit/typed-form';
import { AddressFields } from '@mall/ui/address/address-fields';
import { Button } from '@mall/ui/controls/button';
import { Checkbox } from '@mall/ui/controls/checkbox';
import { TextField } from '@mall/ui/controls/text-field';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { copy } from './copy.ts';
import { useSaveAddress } from './mutations.ts';

const layout = css({ display: 'grid', gap: 16 });
const buttons = css({ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 8 });
const words = copy.book;

interface Props {
  draft: AddressForm;
  addressId?: number | undefined;
  onBack: () => void;
  /** Goes to look for the postcode, and comes back with what was typed. */
  onSearch: (draft: AddressForm) => void;
  onSaved: (receiver: Receiver) => void;
}

/** The form of an address of the book; what is saved is chosen. */
export function AddressFormView({ draft, addressId, onBack, onSearch, onSaved }: Props) {
  const form = useForm<AddressForm>({
    resolver: zodResolver(addressFormSchema),
    mode: 'onTouched',
    defaultValues: draft,
  });
  const { register, handleSubmit, getValues, setFocus, formState } = form;
  const drop = useTypedFields(typedAddresses, `${addressId ?? 'new'}`, form);
  const { send, isBusy } = useSaveAddress();
  // After the search only what comes behind the road is missing.
  useEffect(() => {
    if (draft.address !== '' && draft.address_detail === '') setFocus('address_detail');
  }, [draft, setFocus]);
  const save = async (fields: AddressForm) => {
    const body = addressId === undefined ? fields : { ...fields, address_id: addressId };
    if (!(await send({ body }))) return;
    drop();
    const { label: _label, is_default: _default, ...receiver } = fields;
    onSaved(receiver);
  };
  const { errors } = formState;
  return (
    <form css={layout} noValidate onSubmit={handleSubmit(save)}>
      <TextField
        label={words.label}
        placeholder={words.labelExample}
        maxLength={20}
        error={errors.label?.message}
        {...register('label')}
      />
      <AddressFields
        register={register}
        errors={errors}
        showReceiver
        onSearch={() => {
          drop();
          onSearch(getValues());
        }}
      />
      <Checkbox {...register('is_default')}>{words.makeDefault}</Checkbox>
      <div css={buttons}>
        <Button
          variant="secondary"
          onClick={() => {
            drop();
            onBack();
          }}
        >
          {words.back}
        </Button>
        <Button type="submit" loading={isBusy}>
          {words.save}
        </Button>
      </div>
    </form>
  );
}
