import * as z from 'zod/mini';

/** Banks that a refund can go to, by PortOne's names, with what shoppers call them. */
const banks = [
  { value: 'KOOKMIN', label: '국민은행' },
  { value: 'SHINHAN', label: '신한은행' },
  { value: 'WOORI', label: '우리은행' },
  { value: 'HANA', label: '하나은행' },
  { value: 'NONGHYUP', label: 'NH농협은행' },
  { value: 'LOCAL_NONGHYUP', label: '지역농축협' },
  { value: 'IBK', label: '기업은행' },
  { value: 'KDB', label: '산업은행' },
  { value: 'SUHYUP', label: '수협은행' },
  { value: 'STANDARD_CHARTERED', label: 'SC제일은행' },
  { value: 'CITI', label: '한국씨티은행' },
  { value: 'DAEGU', label: 'iM뱅크(구 대구은행)' },
  { value: 'BUSAN', label: '부산은행' },
  { value: 'KWANGJU', label: '광주은행' },
  { value: 'JEJU', label: '제주은행' },
  { value: 'JEONBUK', label: '전북은행' },
  { value: 'KYONGNAM', label: '경남은행' },
  { value: 'KFCC', label: '새마을금고' },
  { value: 'SHINHYUP', label: '신협' },
  { value: 'SAVINGS_BANK', label: '저축은행' },
  { value: 'NFCF', label: '산림조합중앙회' },
  { value: 'POST', label: '우체국' },
  { value: 'K_BANK', label: '케이뱅크' },
  { value: 'KAKAO', label: '카카오뱅크' },
  { value: 'TOSS', label: '토스뱅크' },
] as const;
/** What shoppers call a bank, also one of a deposit account, where the provider may name others. */
export function bankName(bank: string): string {
  return banks.find(({ value }) => value === bank)?.label ?? bank;
}

export const bankSchema = z.enum(banks.map((bank) => bank.value));
