import type { Address, AddressForm } from '@mall/contracts/api/people/addresses';
import type { Receiver } from '@mall/contracts/domain/people/receiver';
import { emptyAddress } from '@mall/remote-kit/address-form';
import { Dialog } from '@mall/ui/feedback/dialog';
import { useState } from 'react';
import { AddressFormView } from './address-form-view.tsx';
import { AddressList } from './address-list.tsx';
import { copy } from './copy.ts';
import { PostcodeDialog } from './postcode-dialog.tsx';

/** What the dialog shows: the list, or the form of an address, maybe with the search over it. */
type View = { kind: 'list' } | { kind: 'form' | 'search'; draft: AddressForm; addressId?: number };

interface Props {
  recent: readonly Receiver[];
  chosen: Receiver;
  onClose: () => void;
  onChoose: (receiver: Receiver) => void;
}

/** A member's addresses: one to send to, and all that can be done with them. */
export function AddressBookDialog({ recent, chosen, onClose, onChoose }: Props) {
  const [view, setView] = useState<View>({ kind: 'list' });
  if (view.kind === 'list') {
    const edit = ({ address_id, ...draft }: Address) =>
      setView({ kind: 'form', draft, addressId: address_id });
    return (
      <Dialog open onClose={onClose} title={copy.book.title}>
        <AddressList
          recent={recent}
          chosen={chosen}
          onChoose={onChoose}
          onAdd={() => setView({ kind: 'form', draft: emptyAddress })}
          onEdit={edit}
        />
      </Dialog>
    );
  }
  if (view.kind === 'search') {
    const back = (change: Partial<AddressForm> = {}) =>
      setView({ ...view, kind: 'form', draft: { ...view.draft, ...change } });
    return (
      <PostcodeDialog
        onClose={() => back()}
        onChoose={({ zipcode, road_address }) => back({ zipcode, address: road_address, address_detail: '' })}
      />
    );
  }
  return (
    <Dialog open onClose={onClose} title={view.addressId ? copy.book.editTitle : copy.book.addTitle}>
      <AddressFormView
        draft={view.draft}
        addressId={view.addressId}
        onBack={() => setView({ kind: 'list' })}
        onSearch={(draft) => setView({ ...view, kind: 'search', draft })}
        onSaved={onChoose}
      />
    </Dialog>
  );
}
