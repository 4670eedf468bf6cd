/** Words of a login that did not end with the member being in (spec 8.2, 8.3). */
export const copy = {
  codeSent: '휴대폰으로 보내드린 인증번호를 입력해주세요.',
  wrong: '아이디 혹은 비밀번호를 다시 확인해주세요.',
  waiting: '관리자 가입 승인 처리 후, 이용이 가능합니다.',
  transferred: '이관 대상 회원입니다.',
  failed: '현재 로그인을 진행하실 수 없습니다.',
  confirm: '확인',
  socialFailed: '현재 SNS로그인을 진행하실 수 없습니다.',
  noPaycoMember: '페이코로 가입되어 있는 회원정보가 없습니다. 신규회원으로 가입해주세요.',
  newcomer: '가입되지 않은 회원정보입니다. 회원가입을 진행하시겠습니까?',
  checkIdentity: '안전한 이용을 위해 본인인증이 필요해요.\n본인인증을 진행하시겠습니까?',
  cookiesBlocked:
    '브라우저가 쿠키를 차단하고 있어 로그인할 수 없어요.\n쿠키를 허용한 후 다시 로그인해주세요.',
  identityDone: '본인인증이 완료되었어요. 다시 로그인해주세요.',
} as const;
