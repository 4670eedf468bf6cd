import { Dialog } from '../feedback/dialog.tsx';
import * as copy from './copy.ts';
import { PostcodePicker, type PostcodePickerProps } from './postcode-picker.tsx';

interface PostcodeDialogProps extends Pick<PostcodePickerProps, 'onChoose'> {
  search: Omit<PostcodePickerProps, 'onChoose' | 'onByHand'>;
  onClose: () => void;
}

/** The search for a postcode, in a dialog of its own; who types the address by hand closes it. */
export function PostcodeDialog({ search, onClose, onChoose }: PostcodeDialogProps) {
  return (
    <Dialog open onClose={onClose} title={copy.find}>
      <PostcodePicker {...search} onChoose={onChoose} onByHand={onClose} />
    </Dialog>
  );
}
