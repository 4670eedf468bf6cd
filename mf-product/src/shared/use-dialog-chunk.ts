import { useServices } from '@mall/remote-kit/services';
import type { ComponentType } from 'react';
import { copy } from './copy.ts';
import { useChunk } from './use-chunk.ts';

/** A dialog of its own chunk, which comes when it is opened; a failed load is shown and calls `close`. */
export function useDialogChunk<Props>(
  load: () => Promise<ComponentType<Props>>,
  isOpen: boolean,
  close: () => void,
): ComponentType<Props> | null {
  const { dialogs } = useServices();
  return useChunk(load, isOpen, () => {
    close();
    dialogs.toast(copy.dialogFailed);
  });
}
