/** The dialog's code, which comes when a pointer reaches a button, or at the press. */
export const loadDialog = () => import(/* webpackChunkName: "quick-view" */ './quick-view-dialog.tsx');
