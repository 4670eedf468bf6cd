import type { Receiver } from '@mall/contracts/domain/people/receiver';
import { type ReactNode, useState } from 'react';
import { PostcodeDialog } from './postcode-dialog.tsx';

type Place = Pick<Receiver, 'zipcode' | 'address' | 'address_detail'>;

/** The draft of an address whose postcode is searched: the search takes the form's place and gives it back as it was. */
export function usePostcodeStep<Draft extends Place>(
  known: Draft,
): {
  draft: Draft;
  search: (typed: Draft) => void;
  /** The search, while it stands in the form's place. */
  step: ReactNode;
} {
  const [draft, setDraft] = useState(known);
  const [isSearching, setSearching] = useState(false);
  const search = (typed: Draft) => {
    setDraft(typed);
    setSearching(true);
  };
  const step = isSearching && (
    <PostcodeDialog
      onClose={() => setSearching(false)}
      onChoose={({ zipcode, road_address }) => {
        setDraft({ ...draft, zipcode, address: road_address, address_detail: '' });
        setSearching(false);
      }}
    />
  );
  return { draft, search, step };
}
