/** Words of the account integration (spec 5.5, 8.5). */
export const copy = {
  title: '회원 통합',
  lead: '같은 분의 계정이 여러 개 있어요. 하나로 합친 뒤 이용할 수 있어요.',
  pick: '통합할 계정',
  pickHint: '선택한 계정으로 주문 내역, 포인트, 쿠폰이 모두 옮겨지고 등급은 가장 높은 등급으로 유지돼요.',
  joined: (date: string) => `${date} 가입`,
  brings: (points: string, coupons: string, orders: string) =>
    `포인트 ${points}P · 쿠폰 ${coupons}장 · 주문 ${orders}건`,
  agree: '선택하지 않은 계정은 탈퇴 처리되고 되돌릴 수 없음을 확인했으며, 회원 통합진행에 동의합니다.',
  notPicked: '통합할 계정을 선택해주세요.',
  notAgreed: '회원 통합진행에 동의해주세요.',
  submit: '통합하기',
  done: '회원통합이 완료되었습니다. 통합하신 계정으로 다시 로그인해주세요.',
  failed: '현재 회원 통합을 진행하실 수 없습니다.',
} as const;
