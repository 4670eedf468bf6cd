import { useServices } from '@mall/remote-kit/services';
import { CopyButton as Copy } from '@mall/ui/controls/copy-button';

/** Copies a number that is to be typed elsewhere. */
export const CopyButton = (props: { text: string; label: string }) => (
  <Copy dialogs={useServices().dialogs} {...props} />
);
