export const copy = {
  title: '로그인',
  id: '아이디',
  password: '비밀번호',
  submit: '로그인',
  remember: '아이디 저장',
  guestOrder: '비회원으로 주문하기',
  guestOrderNote: '회원으로 로그인하면 등급별 혜택가로 주문할 수 있어요.',
  wrong: '아이디 혹은 비밀번호를 다시 확인해주세요.',
  waiting: '관리자 가입 승인 처리 후, 이용이 가능합니다.',
  transferred: '이관 대상 회원입니다.',
  failed: '현재 로그인을 진행하실 수 없습니다.',
  confirm: '확인',
} as const;
