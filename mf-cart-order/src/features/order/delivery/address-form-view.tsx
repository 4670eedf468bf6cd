import { css } from '@emotion/react';
import type { AddressForm } from '@mall/contracts/api/people/addresses';
import type { Receiver } from '@mall/contracts/domain/people/receiver';
import { useAddressForm } from '@mall/remote-kit/address-form';
import { AddressBookFields } from '@mall/ui/address/address-book-fields';
import { Button } from '@mall/ui/controls/button';
import { copy } from './copy.ts';
import { useSaveAddress } from './mutations.ts';

const layout = css({ display: 'grid', gap: 16 });
const buttons = css({ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 8 });

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
  const { register, handleSubmit, getValues, drop, formState } = useAddressForm(draft, addressId);
  const { send, isBusy } = useSaveAddress();
  const save = async (fields: AddressForm) => {
    const body = addressId === undefined ? fields : { ...fields, address_id: addressId };
    if (!(await send({ body }))) return;
    drop();
    const { label: _label, is_default: _default, ...receiver } = fields;
    onSaved(receiver);
  };
  const search = () => {
    drop();
    onSearch(getValues());
  };
  const back = () => {
    drop();
    onBack();
  };
  return (
    <form css={layout} noValidate onSubmit={handleSubmit(save)}>
      <AddressBookFields register={register} errors={formState.errors} onSearch={search} />
      <div css={buttons}>
        <Button variant="secondary" onClick={back}>
          {copy.book.back}
        </Button>
        <Button type="submit" loading={isBusy}>
          {copy.book.save}
        </Button>
      </div>
    </form>
  );
}
