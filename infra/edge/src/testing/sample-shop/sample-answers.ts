import type { Member } from '@mall/contracts/api/people/members';
import { session } from '../edge-on.ts';

/** The API's answer of a text. */
export const textAnswer = (text: string) => ({ body: { success: true, data: { text } } });

const row: Member = {
  member_id: 7,
  user_id: 'shopper01',
  user_name: '김서연',
  email: 'shopper@example.com',
  phone: '01000000001',
  zipcode: '04793',
  address: '서울특별시 성동구 가상로 45',
  address_detail: '101동',
  join_type: 0,
  sns_type: null,
  sns_list: [],
  grade_name: 'GOLD',
  grade_user_type: 'NORMAL',
  point: 0,
  buying_count: 0,
};

/** What the API says when it is asked for the member of the login. */
export const memberAnswer = { body: { success: true, data: { row } } };

/** Names that member's login. */
export const serial = '0mwsrf82sqs6q';
/** Headers of that member's browser. */
export const memberHeaders = {
  cookie: `__Host-session-${serial}=token-of-7; login_member-${serial}=7.0.${session}; client-session-id=${session}`,
};

/** Answers for the sample shop's page, its header, its fragment and the cart. */
export const sampleAnswers = () => ({
  '/api/sample/menu': textAnswer('메뉴'),
  '/api/sample/shirt': textAnswer('면 셔츠'),
  '/api/sample/note': textAnswer('무료 배송'),
  '/api/sample/cart': textAnswer('내 장바구니'),
});
