import { css } from '@emotion/react';
import { zodResolver } from '@hookform/resolvers/zod';
import type { Receiver } from '@mall/contracts/domain/people/receiver';
import { senderSchema } from '@mall/contracts/domain/people/sender';
import { AddressFields } from '@mall/ui/address/address-fields';
import { Button } from '@mall/ui/controls/button';
import { Dialog } from '@mall/ui/feedback/dialog';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { usePostcodeStep } from '../../../../shared/postcode/use-postcode-step.tsx';
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

/** Names another place for the parcel, beside the claim's form: Chromium fires no submit event for a form in a form. */
export default function PickupDialog({ known, onClose, onChoose }: Props) {
  const { draft, search, step } = usePostcodeStep(known ?? empty);
  if (step) return step;
  const choose = (pickup: Receiver) => {
    onChoose(pickup);
    onClose();
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
    <form css={layout} method="post" noValidate onSubmit={handleSubmit((pickup) => onChoose(pickup))}>
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
