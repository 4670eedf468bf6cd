import { css } from '@emotion/react';
import type { Address, AddressForm } from '@mall/contracts/api/people/addresses';
import { emptyAddress, useAddressForm } from '@mall/remote-kit/address-form';
import { AddressBookFields } from '@mall/ui/address/address-book-fields';
import { Button } from '@mall/ui/controls/button';
import { Dialog } from '@mall/ui/feedback/dialog';
import { usePostcodeStep } from '../../shared/postcode/use-postcode-step.tsx';
import { copy } from './copy.ts';
import { useSaveAddress } from './mutations.ts';

const layout = css({ display: 'grid', gap: 16 });
const buttons = css({ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 8 });

interface Props {
  /** The address to change; null for a new one. */
  address: Address | null;
  onClose: () => void;
}

/** Adds or changes an address. */
export function AddressDialog({ address, onClose }: Props) {
  const { address_id, ...known } = address ?? { address_id: undefined, ...emptyAddress };
  const { draft, search, step } = usePostcodeStep<AddressForm>(known);
  if (step) return step;
  return (
    <Dialog open onClose={onClose} title={address ? copy.editTitle : copy.addTitle}>
      <Form draft={draft} addressId={address_id} onClose={onClose} onSearch={search} />
    </Dialog>
  );
}

interface FormProps {
  draft: AddressForm;
  addressId: number | undefined;
  onClose: () => void;
  onSearch: (typed: AddressForm) => void;
}

function Form({ draft, addressId, onClose, onSearch }: FormProps) {
  const { register, handleSubmit, getValues, drop, formState } = useAddressForm(draft, addressId);
  const close = () => {
    drop();
    onClose();
  };
  const search = () => {
    drop();
    onSearch(getValues());
  };
  const { send, isBusy } = useSaveAddress(copy.saved, close);
  const save = handleSubmit((fields) =>
    send({ body: addressId === undefined ? fields : { ...fields, address_id: addressId } }),
  );
  return (
    <form css={layout} method="post" noValidate onSubmit={save}>
      <AddressBookFields register={register} errors={formState.errors} onSearch={search} />
      <div css={buttons}>
        <Button variant="secondary" onClick={close}>
          {copy.cancel}
        </Button>
        <Button type="submit" loading={isBusy}>
          {copy.save}
        </Button>
      </div>
    </form>
  );
}
