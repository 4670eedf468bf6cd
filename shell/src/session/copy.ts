/** What is said of a login; the questions that ask for one are word for word as in spec 8.7. */
export const copy = {
  logoutFailed: '로그아웃하지 못했어요.\n인터넷 연결을 확인하고 다시 시도해 주세요.',
  loginRequired: '로그인 후 이용이 가능합니다.\n로그인하시겠습니까?',
  loginEnded: '인증되지 않은 회원입니다. 다시 로그인하시겠습니까?',
} as const;
