import type { LoginTask, SocialNewcomer } from '@mall/contracts/api/login-refusals';
import type { LoginCode } from '@mall/contracts/api/members';
import { type ApiFailure, createError } from '../../platform/http/create-error.ts';

const wrong = '아이디 혹은 비밀번호를 다시 확인해주세요.';

/** Messages of spec 8.2; where it gives none, its default or a text of ours. */
const messages: Partial<Record<LoginCode, string>> = {
  PASSWD_ERROR: wrong,
  MEMBER_NULL: wrong,
  MEMBER_READY: '관리자 가입 승인 처리 후, 이용이 가능합니다.',
  MEMBER_BLOCK: '이용이 정지된 회원입니다. 고객센터로 문의해주세요.',
  MEMBER_OUT: '탈퇴한 회원입니다.',
  LOGIN_BLOCK: '로그인 시도가 많아 잠시 이용이 제한되었습니다. 10분 후 다시 시도해주세요.',
  TRANSFER_PASSWORD_CHANGE: '이관 대상 회원입니다.',
  PW_CHANGE: '비밀번호를 변경해주세요.',
  INTEGRATION: '통합 후 이용하실 수 있습니다.',
  CI_CHECK: '본인인증 후 이용하실 수 있습니다.',
  INTEGRATION_COMPLETE: '다른 계정으로 통합된 회원입니다. 통합하신 계정으로 로그인해주세요.',
  ERROR: '현재 SNS로그인을 진행하실 수 없습니다.',
  SYSTEM_ERROR: '현재 SNS로그인을 진행하실 수 없습니다. 잠시 후 다시 시도해주세요.',
  PARAMETER_NULL: '잘못된 접근입니다.',
};

/** A login that did not work. Status 200: the form, not the transport, has to react (spec 4.3). */
export function loginFailure(
  code: LoginCode,
  { message, data }: { message?: string; data?: LoginTask | SocialNewcomer } = {},
): ApiFailure {
  return createError(code, message ?? messages[code] ?? '현재 로그인을 진행하실 수 없습니다.', 200, data);
}
