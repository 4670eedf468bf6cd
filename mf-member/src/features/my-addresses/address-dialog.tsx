import { css } from '@emotion/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { type Address, type AddressForm, addressFormSchema } from '@mall/contracts/api/people/addresses';
import { typedAddresses } from '@mall/contracts/client/typed-addresses';
import { useTypedFields } from '@mall/remote-kit/typed-form';
import { AddressFields } from '@mall/ui/address/address-fields';
import { Button } from '@mall/ui/controls/button';
import { Checkbox } from '@mall/ui/controls/checkbox';
import { TextField } from '@mall/ui/controls/text-field';
import { Dialog } from '@mall/ui/feedback/dialog';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { copy as postcodeCopy } from '../../shared/postcode/copy.ts';
import { PostcodeSearch } from '../../shared/postcode/postcode-search.tsx';
import { copy } from './copy.ts';
import { useSaveAddress } from './mutations.ts';

const layout = css({ display: 'grid', gap: 16 });
const buttons = css({ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 8 });

const emptyAddress: AddressForm = {
  label: '',
  receiver_name: '',
  receiver_phone: '',
  zipcode: '',
  address: '',
  address_detail: '',
  is_default: false,
};

interface Props {
  /** The address to change; null for a new one. */
  address: Address | null;
  onClose: () => void;
}

/** Adds or changes an address; the search for a postcode takes the form's place and gives it back as it was. */
export function AddressDialog({ address, onClose }: Props) {
  const { address_id, ...known } = address ?? { address_id: undefined, ...emptyAddress };
  const [draft, setDraft] = useState<AddressForm>(known);
  const [isSearching, setSearching] = useState(false);
  if (isSearching) {
    const back = (change: Partial<AddressForm> = {}) => {
      setDraft({ ...draft, ...change });
      setSearching(false);
    };
    return (
      <Dialog open onClose={() => back()} title={postcodeCopy.title}>
        <PostcodeSearch
          onByHand={() => back()}
          onChoose={({ zipcode, road_address }) =>
            back({ zipcode, address: road_address, address_detail: '' })
          }
        />
      </Dialog>
    );
  }
  return (
    <Dialog open onClose={onClose} title={address ? copy.editTitle : copy.addTitle}>
      <Form
        draft={draft}
        addressId={address_id}
        onClose={onClose}
        onSearch={(typed) => {
          setDraft(typed);
          setSearching(true);
        }}
      />
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
  const form = useForm<AddressForm>({
    resolver: zodResolver(addressFormSchema),
    mode: 'onTouched',
    defaultValues: draft,
  });
  const { register, handleSubmit, getValues, setFocus, formState } = form;
  const drop = useTypedFields(typedAddresses, `${addressId ?? 'new'}`, form);
  const close = () => {
    drop();
    onClose();
  };
  const { send, isBusy } = useSaveAddress(copy.saved, close);
  // After the search only what comes behind the road is missing.
  useEffect(() => {
    if (draft.address !== '' && draft.address_detail === '') setFocus('address_detail');
  }, [draft, setFocus]);
  const { errors } = formState;
  return (
    <form
      css={layout}
      noValidate
      onSubmit={handleSubmit((fields) =>
        send({ body: addressId === undefined ? fields : { ...fields, address_id: addressId } }),
      )}
    >
      <TextField
        label={copy.label}
        placeholder={copy.labelExample}
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
      <Checkbox {...register('is_default')}>{copy.asDefault}</Checkbox>
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
