import { quickDeliveryName } from '@mall/contracts/domain/catalogue/promotions';
import { formatWon } from '@mall/contracts/domain/money';

const weekdays = ['일', '월', '화', '수', '목', '금', '토'] as const;

/** `11.25(수)` of `2026-11-25`. */
function day(date: string): string {
  const [, month, dayOfMonth] = date.split('-');
  return `${month}.${dayOfMonth}(${weekdays[new Date(date).getUTCDay()]})`;
}

export const copy = {
  delivery: '배송 안내',
  fee: '배송비',
  feeIs: (fee: number, freeFrom: number) => `${formatWon(fee)} · ${formatWon(freeFrom)} 이상 무료배송`,
  arrival: '도착 예정',
  normal: (date: string) => `${day(date)} 도착 예정`,
  quick: (date: string) => `${day(date)} 도착 보장`,
  quickMark: quickDeliveryName,
  orderUntil: (time: string) => `${time}까지 주문 시`,
  quickUnreached: '이 지역은 빠른배송이 안 돼요.',
  zipcode: '우편번호',
  zipcodePlaceholder: '우편번호 5자리',
  zipcodeHint: '우편번호를 입력하면 도착 날짜를 알려드려요.',
  zipcodeWrong: '우편번호 5자리를 입력해주세요.',
  look: '도착일 확인',
  ask: '우편번호로 도착일 보기',
  change: '지역 변경',
  to: (zipcode: string) => `${zipcode} 지역`,
  failed: '도착 날짜를 불러오지 못했어요.',
  retry: '다시 시도',
  looking: '도착 날짜를 확인하고 있어요',
} as const;
