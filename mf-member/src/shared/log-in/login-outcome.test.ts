import { ApiError } from '@mall/contracts/client/api-error';
import { outcomeOf } from './login-outcome.ts';

const byId = { provider: 'normal', user_id: 'shopper01', user_passwd: 'Wool!Coat72' } as const;
const byKakao = { provider: 'kakao', code: 'c', state: 's' } as const;
const failure = (code: string, message = '', data?: unknown) =>
  new ApiError({ code, message, status: 200, endpointId: 'members.login', data });

describe('a refused login (spec 8.2)', () => {
  it.each(['PASSWD_ERROR', 'MEMBER_NULL'])('%s is an error of the password field', (code) => {
    expect(outcomeOf(failure(code, 'other words'), byId)).toEqual({
      kind: 'field',
      message: '아이디 혹은 비밀번호를 다시 확인해주세요.',
    });
  });

  it('says that a new member awaits approval', () => {
    expect(outcomeOf(failure('MEMBER_READY'), byId)).toEqual({
      kind: 'alert',
      message: '관리자 가입 승인 처리 후, 이용이 가능합니다.',
    });
  });

  it('sends a transferred member to a new password', () => {
    expect(outcomeOf(failure('TRANSFER_PASSWORD_CHANGE'), byId)).toEqual({
      kind: 'go',
      message: '이관 대상 회원입니다.',
      href: '/member/find?find=password',
    });
  });

  it('shows the words of the server for other codes, and the default without any', () => {
    expect(outcomeOf(failure('LOGIN_BLOCK', '10분 뒤에 다시 시도해주세요.'), byId)).toMatchObject({
      message: '10분 뒤에 다시 시도해주세요.',
    });
    expect(outcomeOf(failure('LOGIN_BLOCK', '잠시 후', { retry_after: 90 }), byId)).toEqual({
      kind: 'blocked',
      message: '잠시 후',
      waitMs: 90_000,
    });
    expect(outcomeOf(failure('MEMBER_BLOCK'), byId)).toMatchObject({
      kind: 'alert',
      message: '현재 로그인을 진행하실 수 없습니다.',
    });
    expect(outcomeOf(new Error('anything'), byId)).toMatchObject({
      message: '현재 로그인을 진행하실 수 없습니다.',
    });
  });

  it.each([
    ['PW_CHANGE', 'password'],
    ['CI_CHECK', 'identity'],
    ['INTEGRATION', 'integration'],
  ])('%s leads on to its task, and is shown without one', (code, kind) => {
    const task = { member_id: 7, task_token: 'a'.repeat(40) };
    expect(outcomeOf(failure(code, '', task), byId)).toEqual({ kind, task });
    expect(outcomeOf(failure(code, '통합 후 이용하실 수 있습니다.'), byId).kind).toBe('alert');
  });
});

describe('a refused social login (spec 8.3)', () => {
  const newcomer = {
    sns_ticket: 't'.repeat(40),
    sns_email: 'kang@mall.example',
    sns_name: '강민준',
    sns_mobile: '',
  };

  it('asks a newcomer to join, but not with payco', () => {
    expect(outcomeOf(failure('MEMBER_NULL', '', newcomer), byKakao)).toEqual({
      kind: 'newcomer',
      provider: 'kakao',
      newcomer,
    });
    expect(outcomeOf(failure('MEMBER_NULL', ''), { ...byKakao, provider: 'payco' })).toEqual({
      kind: 'alert',
      message: '페이코로 가입되어 있는 회원정보가 없습니다. 신규회원으로 가입해주세요.',
    });
  });

  it('shows the words of the server, and the default without any', () => {
    expect(outcomeOf(failure('MEMBER_BLOCK', '이용이 정지된 회원입니다.'), byKakao)).toMatchObject({
      message: '이용이 정지된 회원입니다.',
    });
    for (const error of [failure('ERROR'), new Error('garbage')])
      expect(outcomeOf(error, byKakao)).toEqual({
        kind: 'alert',
        message: '현재 SNS로그인을 진행하실 수 없습니다.',
      });
  });
});
