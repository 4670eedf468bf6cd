/** Questions that ask for a login, word for word as in spec 8.7. */
export const copy = {
  loginRequired: '로그인 후 이용이 가능합니다.\n로그인하시겠습니까?',
  loginEnded: '인증되지 않은 회원입니다. 다시 로그인하시겠습니까?',
} as const;
