import { formatTime, koreanClock } from '@mall/contracts/domain/korean-time';

const weekdays = ['일', '월', '화', '수', '목', '금', '토'];

/** `12월 1일 (화) 오후 8:00` in Korean time. */
function momentText(iso: string): string {
  const at = koreanClock(iso);
  return `${at.getUTCMonth() + 1}월 ${at.getUTCDate()}일 (${weekdays[at.getUTCDay()]}) ${formatTime(iso)}`;
}

export const copy = {
  title: '선착순 드롭',
  terms: (minutes: number, pieces: number) =>
    `회원 한 분당 ${pieces}개 · 확보하면 ${minutes}분 동안 나만 주문할 수 있어요`,
  opensAt: (iso: string) => `${momentText(iso)} 오픈`,
  open: '지금 참여할 수 있어요',
  endsAt: (iso: string) => `${momentText(iso)}까지`,
  beforeOpening: '오픈 전이에요',
  untilOpening: '오픈까지',
  untilEnd: '종료까지',
  untilLapse: '남은 시간',
  size: '사이즈',
  color: (name: string | undefined) => (name ? `색상: ${name}` : '색상'),
  left: (count: number) => `${count}개 남음`,
  waiting: (count: number) => `대기 ${count}명`,
  allHeld: '모두 확보 중',
  taken: '대기 가능',
  gone: '마감',
  pieces: '수량',
  join: '참여하기',
  hold: (pieces: number) => `${pieces}개 확보하기`,
  queue: '대기 순서 받기',
  notYet: '오픈 예정',
  login: '로그인하고 참여하기',
  loginHint: '공정한 판매를 위해 회원만, 한 분당 한 번씩 참여할 수 있어요.',
  queueHint: '먼저 오신 순서대로, 취소나 미결제로 나온 상품을 이어서 확보해드려요.',
  choose: '사이즈를 먼저 선택해주세요.',
  held: (choice: string, pieces: number) => `${choice} ${pieces}개를 확보했어요`,
  heldHint: '시간 안에 주문하면 결제하는 동안에도 그대로 유지돼요. 지나면 다음 분께 넘어가요.',
  order: '바로 주문하기',
  letGo: '확보 취소',
  confirmLetGo: '확보한 상품을 취소할까요?\n다시 참여하면 맨 뒤 순서부터 기다려야 해요.',
  place: (place: number) => `대기 ${place}번째예요`,
  ahead: (choice: string, count: number) => `${choice} · 내 앞에 ${count}명`,
  next: (choice: string) => `${choice} · 다음이 내 차례예요`,
  waitingHint: '이 화면을 닫아도 순서는 그대로예요. 차례가 되면 화면과 휴대폰 메시지로 알려드려요.',
  leave: '대기 취소',
  confirmLeave: '대기를 취소할까요?\n다시 참여하면 맨 뒤 순서부터 기다려야 해요.',
  ordered: '주문이 접수됐어요',
  orderedHint: '참여해주셔서 감사합니다. 주문 내역에서 확인할 수 있어요.',
  unpaid: '결제를 기다리는 주문이 있어요',
  unpaidHint: '결제 기한이 지나면 주문이 종료되고 상품은 다음 분께 넘어가요.',
  toOrder: '주문서로 돌아가기',
  over: {
    LAPSED: '확보 시간이 지나 상품이 다음 분께 넘어갔어요.',
    LET_GO: '취소했어요. 언제든 다시 참여할 수 있어요.',
    ORDER_CLOSED: '결제되지 않은 주문이 종료되어 상품이 다음 분께 넘어갔어요.',
    DROP_ENDED: '드롭이 끝나 대기가 종료되었어요.',
  },
  unknown: '지금 현황을 불러오지 못했어요. 남은 시간은 계속 세고 있고, 연결되면 바로 맞출게요.',
} as const;
