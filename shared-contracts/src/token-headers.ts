/**
 * Between edge and API only; none reaches a browser. The edge says that it can put another token into its cookie, the
 * API answers with one as `token;seconds` when that of a remembered login is due.
 */
export const takesTokenHeader = 'x-takes-token';
export const nextTokenHeader = 'x-next-token';
/** The API answers a public call as a guest's and says that the login which came along opens nothing any more. */
export const loginEndedHeader = 'x-login-ended';
