import { createHash } from 'node:crypto';
import * as z from 'zod';

/** A person as the outside parties know them. */
export interface Person {
  slug: string;
  number: number;
  name: string;
  /** YYYYMMDD. */
  birthdate: string;
  /** As NICE writes it: 0 is a woman, 1 a man. */
  gender: '0' | '1';
  /** 11 digits. */
  mobile: string;
  note: string;
}

/** Sample people. Most have an account in the sample shop (infra/api); two are there to join, or to be too young for it. */
export const people: readonly Person[] = [
  ['kim-seoyeon', '김서연', '19940315', '0', '01000000001', 'shopper01'],
  ['song-harin', '송하린', '19930821', '0', '01000000011', 'double001, double002'],
  ['jung-hayoon', '정하윤', '19970211', '0', '01000000016', '카카오 회원'],
  ['choi-jiwoo', '최지우', '19951224', '0', '01000000017', '네이버 회원'],
  ['han-doyun', '한도윤', '19920903', '1', '01000000018', '페이코 회원'],
  ['yoon-seoa', '윤서아', '19900519', '0', '01000000019', '애플 회원'],
  ['moon-gaeun', '문가은', '19981027', '0', '01000000014', 'nocheck01'],
  ['bae-siwoo', '배시우', '19870404', '1', '01000000013', 'oldpass01'],
  ['hwang-jaewon', '황재원', '19850131', '1', '01000000015', 'transfer1'],
  ['kang-minjun', '강민준', '19990707', '1', '01000000101', '신규'],
  ['seo-jiho', '서지호', '20160505', '1', '01000000102', '만 14세 미만'],
].map(([slug = '', name = '', birthdate = '', gender, mobile = '', note = ''], index) => ({
  slug,
  number: index + 1,
  name,
  birthdate,
  gender: gender === '1' ? '1' : '0',
  mobile,
  note,
}));

export const personOf = (slug: string) => people.find((person) => person.slug === slug);

/** A person typed in by hand at the identity service. */
export const typedPersonSchema = z.object({
  name: z.string().trim().min(1).max(30),
  birthdate: z.string().regex(/^\d{8}$/),
  gender: z.enum(['0', '1']),
  mobile: z.string().regex(/^\d{11}$/),
});

/** 88 characters that are the same for the same person at every shop. The sample shop's seed makes the same. */
export function connectingInformation({
  name,
  birthdate,
  gender,
}: z.infer<typeof typedPersonSchema>): string {
  return createHash('sha512').update(`local-ci|${name}|${birthdate}|${gender}`).digest('base64');
}
