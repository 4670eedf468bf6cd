import { createHash } from 'node:crypto';
import type { SocialProvider } from '@mall/contracts/api/people/social-proof';

interface SampleMember {
  user_id: string;
  user_name: string;
  grade_id: number;
  /** YYYY-MM-DD; with name and gender it says which person this is. */
  birthday: string;
  gender: 'male' | 'female';
  point?: number;
  state?: 'READY' | 'BLOCK' | 'OUT';
  login_task?: 'TRANSFER_PASSWORD_CHANGE';
  /** Days since the password was changed; 90 make it old. */
  password_days?: number;
  has_no_ci?: boolean;
  is_admin?: boolean;
  /** User id of the account that this one was united with. */
  integrated_into?: string;
  /** The only way in, by an account of the stand-ins of infra/partners. */
  social?: { provider: SocialProvider; sns_id: string };
}

const woman = (birthday: string) => ({ birthday, gender: 'female' as const });
const man = (birthday: string) => ({ birthday, gender: 'male' as const });

/** One for every grade, every provider and every result of a login (spec 8.1); see the README. */
export const sampleMembers: readonly SampleMember[] = [
  { user_id: 'shopper01', user_name: '김서연', grade_id: 3, point: 4200, ...woman('1994-03-15') },
  { user_id: 'waiting01', user_name: '이도현', grade_id: 1, state: 'READY', ...man('1991-07-02') },
  { user_id: 'staff0001', user_name: '박지훈', grade_id: 9, ...man('1988-11-23') },
  { user_id: 'welcome01', user_name: '오수아', grade_id: 1, ...woman('2001-01-09') },
  { user_id: 'silver001', user_name: '임준서', grade_id: 2, point: 900, ...man('1996-05-30') },
  { user_id: 'platinum1', user_name: '신예은', grade_id: 4, point: 12_800, ...woman('1989-09-12') },
  { user_id: 'vip000001', user_name: '권현우', grade_id: 5, point: 53_400, ...man('1983-12-01') },
  { user_id: 'blocked01', user_name: '조민재', grade_id: 1, state: 'BLOCK', ...man('1990-02-17') },
  { user_id: 'leaver001', user_name: '탈퇴회원', grade_id: 1, state: 'OUT', ...woman('1992-06-06') },
  {
    user_id: 'united001',
    user_name: '탈퇴회원',
    grade_id: 1,
    state: 'OUT',
    integrated_into: 'shopper01',
    ...woman('1994-03-15'),
  },
  { user_id: 'double001', user_name: '송하린', grade_id: 2, point: 500, ...woman('1993-08-21') },
  { user_id: 'double002', user_name: '송하린', grade_id: 3, point: 1500, ...woman('1993-08-21') },
  { user_id: 'oldpass01', user_name: '배시우', grade_id: 1, password_days: 120, ...man('1987-04-04') },
  { user_id: 'nocheck01', user_name: '문가은', grade_id: 1, has_no_ci: true, ...woman('1998-10-27') },
  {
    user_id: 'transfer1',
    user_name: '황재원',
    grade_id: 2,
    login_task: 'TRANSFER_PASSWORD_CHANGE',
    ...man('1985-01-31'),
  },
  {
    user_id: 'kakao0001',
    user_name: '정하윤',
    grade_id: 2,
    social: { provider: 'kakao', sns_id: '3000000003' },
    ...woman('1997-02-11'),
  },
  {
    user_id: 'naver0001',
    user_name: '최지우',
    grade_id: 1,
    social: { provider: 'naver', sns_id: 'naver-choi-jiwoo' },
    ...woman('1995-12-24'),
  },
  {
    user_id: 'payco0001',
    user_name: '한도윤',
    grade_id: 3,
    social: { provider: 'payco', sns_id: 'payco-han-doyun' },
    ...man('1992-09-03'),
  },
  {
    user_id: 'apple0001',
    user_name: '윤서아',
    grade_id: 4,
    social: { provider: 'apple', sns_id: 'apple-yoon-seoa' },
    ...woman('1990-05-19'),
  },
  { user_id: 'admin0001', user_name: '한도윤', grade_id: 1, is_admin: true, ...man('1986-08-08') },
];

/** The connecting information that the identity service's stand-in makes of a person (infra/partners), hashed. */
export function sampleCiHash({ user_name, birthday, gender }: SampleMember): string {
  const person = `local-ci|${user_name}|${birthday.replaceAll('-', '')}|${gender === 'male' ? '1' : '0'}`;
  const ci = createHash('sha512').update(person).digest('base64');
  return createHash('sha256').update(ci).digest('hex');
}
