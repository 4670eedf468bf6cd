import { Dialog } from '@mall/ui/feedback/dialog';
import type { ReactNode } from 'react';
import { copy } from './copy.ts';

interface Props {
  isOpen: boolean;
  onClose: () => void;
  footer: ReactNode;
  children: ReactNode;
}

/** The options of a phone page, over the page with the buying buttons at its foot. */
export function OptionSheet({ isOpen, onClose, footer, children }: Props) {
  return (
    <Dialog open={isOpen} onClose={onClose} title={copy.optionSheet} footer={footer}>
      {children}
    </Dialog>
  );
}
