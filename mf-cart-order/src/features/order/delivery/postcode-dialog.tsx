import type { Postcode } from '@mall/contracts/api/orders/postcodes';
import { Dialog } from '@mall/ui/feedback/dialog';
import { copy } from './copy.ts';
import { PostcodeSearch } from './postcode-search.tsx';

/** Chooses the postcode and address of the order form. */
export function PostcodeDialog({
  onClose,
  onChoose,
}: {
  onClose: () => void;
  onChoose: (postcode: Postcode) => void;
}) {
  return (
    <Dialog open onClose={onClose} title={copy.search.title}>
      <PostcodeSearch onChoose={onChoose} onByHand={onClose} />
    </Dialog>
  );
}
