import { lazy } from 'react';

/** The dialog with the form of a review; its code comes when it is opened. */
export const WriteDialog = lazy(async () => {
  const module = await import(/* webpackChunkName: "my-review-write" */ './write-dialog.tsx');
  return { default: module.WriteDialog };
});
