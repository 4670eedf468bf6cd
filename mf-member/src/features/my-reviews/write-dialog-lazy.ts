import { lazyPart } from '@mall/remote-kit/lazy-part';

/** The dialog with the form of a review; its code comes when it is opened. */
export const WriteDialog = lazyPart(() =>
  import(/* webpackChunkName: "my-review-write" */ './write-dialog.tsx').then((module) => module.WriteDialog),
);
