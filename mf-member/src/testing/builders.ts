import type { listGrades } from '@mall/contracts/api/people/member-account';
import type { Member } from '@mall/contracts/api/people/members';
import type { EndpointData } from '@mall/contracts/endpoint';

/** The member of `loggedIn`. */
export const member = (change: Partial<Member> = {}): Member => ({
  member_id: 7,
  user_id: 'shopper01',
  user_name: '김서연',
  email: 'shopper01@example.com',
  phone: '01000000001',
  zipcode: '04793',
  address: '서울특별시 성동구 가상로 45',
  address_detail: '101동',
  join_type: 0,
  sns_type: null,
  sns_list: [],
  grade_name: 'SILVER',
  grade_user_type: 'NORMAL',
  point: 1200,
  buying_count: 3,
  nick_name: null,
  gender: 'female',
  birthday_date: '1995-04-12',
  is_sms_agreed: false,
  is_email_agreed: true,
  is_push_agreed: false,
  sms_agreed_at: null,
  email_agreed_at: '2026-11-20T00:00:00.000Z',
  push_agreed_at: null,
  has_password: true,
  ...change,
});

const grade = (grade_id: number, grade_name: string, minimum_spend: number, discount_rate: number) => ({
  grade_id,
  grade_name,
  user_type: 'NORMAL' as const,
  minimum_spend,
  discount_rate,
});

/** Grades, and a member a quarter of the way to GOLD. */
export const grades = (): EndpointData<typeof listGrades> => ({
  rows: [grade(1, 'WELCOME', 0, 0), grade(2, 'SILVER', 200_000, 3), grade(3, 'GOLD', 500_000, 5)],
  period_days: 365,
  own: { grade_id: 2, spend: 320_000, next: { grade_id: 3, grade_name: 'GOLD', remaining: 180_000 } },
});

export const paginate = (total: number) => ({ page: 1, display_size: 20, total, last_page: 1 });
