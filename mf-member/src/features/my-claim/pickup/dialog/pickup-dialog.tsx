import { css } from '@emotion/react';
import { zodResolver } from '@hookform/resolvers/zod';
import type { Receiver } from '@mall/contracts/domain/people/receiver';
import { senderSchema } from '@mall/contracts/domain/people/sender';
import { AddressFields } from '@mall/ui/address/address-fields';
import { Button } from '@mall/ui/controls/button';
import { Dialog } from '@mall/ui/feedback/dialog';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { PostcodeDialog } from '../../../../shared/postcode/postcode-dialog.tsx';
import { copy as pickupCopy } from '../copy.ts';
import { copy } from './copy.ts';

const layout = css({ display: 'grid', gap: 16 });
const empty: Receiver = {
  receiver_name: '',
  receiver_phone: '',
  zipcode: '',
  address: '',
  address_detail: '',
};

interface Props {
  known: Receiver | null;
  onClose: () => void;
  onChoose: (pickup: Receiver) => void;
}

/**
 * Names another place for the parcel, beside the claim's form: Chromium tells nobody of the submit of a form in a form. The
 * search for a postcode takes the form's place and gives it back as it was.
 */
export default function PickupDialog({ known, onClose, onChoose }: Props) {
  const [draft, setDraft] = useState<Receiver>(known ?? empty);
  const [isSearching, setSearching] = useState(false);
  if (isSearching) {
    const back = (change: Partial<Receiver> = {}) => {
      setDraft({ ...draft, ...change });
      setSearching(false);
    };
    return (
      <PostcodeDialog
        onClose={() => back()}
        onChoose={({ zipcode, road_address }) => back({ zipcode, address: road_address, address_detail: '' })}
      />
    );
  }
  const choose = (pickup: Receiver) => {
    onChoose(pickup);
    onClose();
  };
  const search = (typed: Receiver) => {
    setDraft(typed);
    setSearching(true);
  };
  return (
    <Dialog open onClose={onClose} title={pickupCopy.change}>
      <Form draft={draft} onSearch={search} onChoose={choose} />
    </Dialog>
  );
}

interface FormProps {
  draft: Receiver;
  onSearch: (typed: Receiver) => void;
  onChoose: (pickup: Receiver) => void;
}

function Form({ draft, onSearch, onChoose }: FormProps) {
  const { register, handleSubmit, getValues, setFocus, formState } = useForm<Receiver>({
    resolver: zodResolver(senderSchema),
    mode: 'onTouched',
    defaultValues: draft,
  });
  // After the search only what comes behind the road is missing.
  useEffect(() => {
    if (draft.address !== '' && draft.address_detail === '') setFocus('address_detail');
  }, [draft, setFocus]);
  return (
    <form css={layout} noValidate onSubmit={handleSubmit((pickup) => onChoose(pickup))}>
      <AddressFields
        register={register}
        errors={formState.errors}
        showReceiver
        nameLabel={copy.sender}
        onSearch={() => onSearch(getValues())}
      />
      <Button type="submit" full>
        {copy.use}
      </Button>
    </form>
  );
}
