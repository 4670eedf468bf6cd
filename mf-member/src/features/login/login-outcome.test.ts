import { ApiError } from '@mall/contracts/client/api-error';
import { outcomeOf } from './login-outcome.ts';

const failure = (code: string, message = '') =>
  new ApiError({ code, message, status: 200, endpointId: 'members.login' });

describe('a refused login (spec 8.2)', () => {
  it.each(['PASSWD_ERROR', 'MEMBER_NULL'])('%s is an error of the password field', (code) => {
    expect(outcomeOf(failure(code, 'other words'))).toEqual({
      kind: 'field',
      message: '아이디 혹은 비밀번호를 다시 확인해주세요.',
    });
  });

  it('says that a new member awaits approval', () => {
    expect(outcomeOf(failure('MEMBER_READY'))).toEqual({
      kind: 'alert',
      message: '관리자 가입 승인 처리 후, 이용이 가능합니다.',
    });
  });

  it('sends a transferred member to a new password', () => {
    expect(outcomeOf(failure('TRANSFER_PASSWORD_CHANGE'))).toEqual({
      kind: 'go',
      message: '이관 대상 회원입니다.',
      href: '/member/find?find=password',
    });
  });

  it('shows the words of the server for other codes, and the default without any', () => {
    expect(outcomeOf(failure('LOGIN_BLOCK', '10분 뒤에 다시 시도해주세요.'))).toMatchObject({
      message: '10분 뒤에 다시 시도해주세요.',
    });
    expect(outcomeOf(failure('MEMBER_BLOCK'))).toMatchObject({
      kind: 'alert',
      message: '현재 로그인을 진행하실 수 없습니다.',
    });
    expect(outcomeOf(new Error('anything'))).toMatchObject({
      message: '현재 로그인을 진행하실 수 없습니다.',
    });
  });
});
