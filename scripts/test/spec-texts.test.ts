import { readFileSync } from 'node:fs';
import path from 'node:path';
import { join } from '@mall/contracts/api/people/member-join';
import { login, loginCodes } from '@mall/contracts/api/people/members';
import { root } from '../workspace.ts';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const member = 'mf-member/src';
const contracts = 'shared-contracts/src';
const waysIn = `${member}/features/login/ways-in.test.tsx`;
const loginPage = `${member}/features/login/login-page.test.tsx`;
const joinPage = `${member}/features/join/join-page.test.tsx`;
const returnPages = `${member}/features/social/return-pages.test.tsx`;
const outcomes = `${member}/shared/log-in/login-outcome.test.ts`;
const passwordRule = `${contracts}/domain/people/password-rule`;
const fields = `${contracts}/domain/people/member-fields`;
const catalogue = `${contracts}/error-catalogue.ts`;

/** Every text of spec 5 and 8, section by section: where it stands, and the test in which a shopper reads it. */
const texts: readonly [section: string, text: string, stands: string, shown: string][] = [
  ['5.1', '아이디를 입력해주세요.', `${contracts}/api/people/members.ts`, loginPage],
  ['5.1', '비밀번호를 입력해주세요.', `${contracts}/api/people/members.ts`, loginPage],
  ['5.2', '아이디는 필수 입력 항목입니다.', `${fields}.ts`, `${fields}.test.ts`],
  ['5.2', '영문/숫자 포함 6~20자리', `${fields}.ts`, 'e2e/src/journeys/whole-way.spec.ts'],
  ['5.2', '사용 불가능한 아이디입니다.', `${member}/features/join/form/copy.ts`, joinPage],
  ['5.2', '아이디가 유효한지 확인해주세요.', `${member}/features/join/form/copy.ts`, joinPage],
  ['5.3', '10자리 ~ 30자리 이하로 입력해주세요.', `${passwordRule}.ts`, `${passwordRule}.test.ts`],
  ['5.3', '공백없이 입력해주세요.', `${passwordRule}.ts`, `${passwordRule}.test.ts`],
  ['5.3', '비밀번호에 동일한 문자가 반복됩니다.', `${passwordRule}.ts`, `${passwordRule}.test.ts`],
  ['5.3', '비밀번호가 일치하지 않습니다. 다시 확인해주세요.', `${passwordRule}.ts`, joinPage],
  ['5.3', '비밀번호 확인은 필수 입력 항목입니다.', `${passwordRule}.ts`, joinPage],
  ['5.4', '휴대폰번호는 필수 입력 항목입니다.', `${fields}.ts`, `${fields}.test.ts`],
  ['5.4', '휴대폰 번호는 숫자만 11자리로 입력해주세요', `${fields}.ts`, `${fields}.test.ts`],
  ['5.5', '통합할 계정을 선택해주세요.', `${member}/shared/integration/copy.ts`, waysIn],
  ['5.5', '회원 통합진행에 동의해주세요.', `${member}/shared/integration/copy.ts`, waysIn],
  [
    '5.6',
    '상품을 선택해주세요.',
    'mf-product/src/features/product/purchase/copy.ts',
    'mf-product/src/features/product/purchase/purchase.test.tsx',
  ],
  ['8.2', '아이디 혹은 비밀번호를 다시 확인해주세요.', `${member}/shared/log-in/copy.ts`, loginPage],
  ['8.2', '관리자 가입 승인 처리 후, 이용이 가능합니다.', `${member}/shared/log-in/copy.ts`, loginPage],
  ['8.2', '이관 대상 회원입니다.', `${member}/shared/log-in/copy.ts`, loginPage],
  ['8.2', '현재 로그인을 진행하실 수 없습니다.', `${member}/shared/log-in/copy.ts`, outcomes],
  ['8.3', '현재 SNS로그인을 진행하실 수 없습니다.', `${member}/shared/log-in/copy.ts`, outcomes],
  [
    '8.3',
    '페이코로 가입되어 있는 회원정보가 없습니다. 신규회원으로 가입해주세요.',
    `${member}/shared/log-in/copy.ts`,
    outcomes,
  ],
  [
    '8.3',
    '가입되지 않은 회원정보입니다. 회원가입을 진행하시겠습니까?',
    `${member}/shared/log-in/copy.ts`,
    waysIn,
  ],
  [
    '8.3',
    '안드로이드는 애플로그인을 지원하지 않습니다.',
    `${member}/shared/social/copy.ts`,
    `${member}/features/my-profile/my-profile-page.test.tsx`,
  ],
  ['8.3', '현재 SNS 로그인을 진행할 수 없습니다.', `${member}/features/social/copy.ts`, returnPages],
  ['8.3', '잘못된 접근입니다.', `${member}/features/social/copy.ts`, returnPages],
  [
    '8.4',
    '해당 채널로 가입되어있는 정보가 없습니다',
    'infra/api/src/people/members/account/change-social.ts',
    'infra/api/src/people/members/login/ways-in.api.test.ts',
  ],
  [
    '8.4',
    '통합 후 이용하실 수 있습니다.',
    catalogue,
    'infra/api/src/people/members/login/ways-in.api.test.ts',
  ],
  [
    '8.5',
    '회원통합이 완료되었습니다. 통합하신 계정으로 다시 로그인해주세요.',
    `${member}/shared/integration/copy.ts`,
    waysIn,
  ],
  ['8.5', '현재 회원 통합을 진행하실 수 없습니다.', `${member}/shared/integration/copy.ts`, waysIn],
  [
    '8.6',
    '현재 본인인증을 진행할 수 없습니다.',
    `${member}/shared/identity/copy.ts`,
    'infra/api/src/people/identity/identity.api.test.ts',
  ],
  ['8.6', '본인인증이 실패했습니다.', `${member}/shared/identity/copy.ts`, waysIn],
  [
    '8.7',
    '인증되지 않은 회원입니다. 다시 로그인하시겠습니까?',
    'shell/src/session/copy.ts',
    'e2e/src/journeys/login-ended.spec.ts',
  ],
  [
    '8.7',
    String.raw`로그인 후 이용이 가능합니다.\n로그인하시겠습니까?`,
    'shell/src/session/copy.ts',
    'shell/src/session/create-session.dom.test.ts',
  ],
  [
    '8.8',
    '잠시 후 다시 시도하세요.',
    'shell/src/native/copy.ts',
    'shell/src/native/listen-to-app.dom.test.ts',
  ],
  [
    '8.8',
    '분간 활동이 없어 자동 로그아웃 됩니다.',
    'shell/src/security/copy.ts',
    'shell/src/security/protect-session.dom.test.ts',
  ],
  [
    '6',
    '기존에 로그인된 계정과 다른 계정입니다.',
    catalogue,
    'infra/api/src/people/members/account/account.api.test.ts',
  ],
];

describe('texts of the specification', () => {
  it.each(texts)('%s: %s stands in %s, and is read in %s', (_section, text, stands, shown) => {
    expect(read(stands)).toContain(text);
    expect(read(shown)).toContain(text);
  });
});

describe('codes of the specification (8.1)', () => {
  it('are those of a login; a code to the phone is ours besides', () => {
    const named = [
      ...[
        'INTEGRATION',
        'MEMBER_BLOCK',
        'MEMBER_OUT',
        'PASSWD_ERROR',
        'MEMBER_READY',
        'LOGIN_BLOCK',
        'ERROR',
      ],
      ...[
        'MEMBER_NULL',
        'PARAMETER_NULL',
        'SYSTEM_ERROR',
        'PW_CHANGE',
        'TRANSFER_PASSWORD_CHANGE',
        'CI_CHECK',
      ],
      ...['INTEGRATION_COMPLETE', 'PASS'],
    ];
    expect([...loginCodes, login.successCode].sort()).toEqual([...named, 'LOGIN_CODE'].sort());
  });

  it('of a join are among its codes', () => {
    expect(join.codes).toEqual(expect.arrayContaining(['ALREADY_MEMBER', 'UNDERAGE']));
  });
});
