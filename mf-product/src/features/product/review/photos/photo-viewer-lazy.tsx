import type { Review } from '@mall/contracts/api/community/reviews';
import { useDialogChunk } from '../../../../shared/use-dialog-chunk.ts';

const load = () =>
  import(/* webpackChunkName: "product-dialogs" */ './photo-viewer.tsx').then(
    ({ PhotoDialog }) => PhotoDialog,
  );

export interface ViewerProps {
  /** Reviews whose photos are turned through. */
  reviews: readonly Review[];
  /** The photo to begin with, among all of them; null while it is closed. */
  start: number | null;
  onClose: () => void;
}

/** The viewer, whose code comes when a photo is opened for the first time. */
export function PhotoViewer(props: ViewerProps) {
  const PhotoDialog = useDialogChunk(load, props.start !== null, props.onClose);
  return PhotoDialog ? <PhotoDialog {...props} /> : null;
}
