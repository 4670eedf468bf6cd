import type { Bank } from '../bank.ts';

/** Apart from the banks: contracts need no names. */
const names: Readonly<Record<Bank, string>> = {
  KOOKMIN: '국민은행',
  SHINHAN: '신한은행',
  WOORI: '우리은행',
  HANA: '하나은행',
  NONGHYUP: 'NH농협은행',
  LOCAL_NONGHYUP: '지역농축협',
  IBK: '기업은행',
  KDB: '산업은행',
  SUHYUP: '수협은행',
  STANDARD_CHARTERED: 'SC제일은행',
  CITI: '한국씨티은행',
  DAEGU: 'iM뱅크(구 대구은행)',
  BUSAN: '부산은행',
  KWANGJU: '광주은행',
  JEJU: '제주은행',
  JEONBUK: '전북은행',
  KYONGNAM: '경남은행',
  KFCC: '새마을금고',
  SHINHYUP: '신협',
  SAVINGS_BANK: '저축은행',
  NFCF: '산림조합중앙회',
  POST: '우체국',
  K_BANK: '케이뱅크',
  KAKAO: '카카오뱅크',
  TOSS: '토스뱅크',
};

/** What shoppers call a bank, also one of a deposit account, where the provider may name others. */
export function bankName(bank: string): string {
  return new Map<string, string>(Object.entries(names)).get(bank) ?? bank;
}
