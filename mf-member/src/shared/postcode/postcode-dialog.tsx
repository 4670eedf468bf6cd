import type { Postcode } from '@mall/contracts/api/orders/postcodes';
import { usePostcodeSearch } from '@mall/remote-kit/postcode-search';
import { PostcodeDialog as SearchDialog } from '@mall/ui/address/postcode-dialog';

interface Props {
  onClose: () => void;
  onChoose: (postcode: Postcode) => void;
}

/** Chooses a postcode and the address that goes with it. */
export function PostcodeDialog(props: Props) {
  return <SearchDialog search={usePostcodeSearch()} {...props} />;
}
