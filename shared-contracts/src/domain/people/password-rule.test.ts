import { passwordFault } from './password-rule.ts';

describe('a new password (spec 5.3)', () => {
  it.each(['Wool!Coat72', 'aB3`~!@#$%^&*()', 'Zx9!Zx9!Zx', `${'Kt7!'.repeat(7)}Kt`])(
    '%s is good',
    (password) => {
      expect(passwordFault(password)).toBeNull();
    },
  );

  it.each([
    ['', '비밀번호는 필수 입력 항목입니다.'],
    ['Wool!Co72', '10자리 ~ 30자리 이하로 입력해주세요.'],
    [`${'Kt7!'.repeat(7)}Kt7`, '10자리 ~ 30자리 이하로 입력해주세요.'],
    ['Wool! Coat72', '공백없이 입력해주세요.'],
    ['WoolCoat7282', '영문, 숫자, 특수문자를 모두 포함해주세요.'],
    ['7282!7282!72', '영문, 숫자, 특수문자를 모두 포함해주세요.'],
    ['Wool!Coat!Wo', '영문, 숫자, 특수문자를 모두 포함해주세요.'],
    ['Wool_Coat72!', '특수문자는 `~!@#$%^&*() 만 사용할 수 있습니다.'],
    ['울코트Wool!Coat72', '특수문자는 `~!@#$%^&*() 만 사용할 수 있습니다.'],
    ['Wool!Coat123', '연속된 문자(123)는 사용할 수 없습니다.'],
    ['Wool!Coat321', '연속된 문자(321)는 사용할 수 없습니다.'],
    ['Wool!Coat890', '연속된 문자(890)는 사용할 수 없습니다.'],
    ['Wool!aBc7272', '연속된 문자(aBc)는 사용할 수 없습니다.'],
    ['Qwe!Coat7272', '연속된 문자(Qwe)는 사용할 수 없습니다.'],
    ['Wool!vbn7272', '연속된 문자(vbn)는 사용할 수 없습니다.'],
    ['Woool!Coat72', '비밀번호에 동일한 문자가 반복됩니다.'],
    ['Wool!!!Coat72', '비밀번호에 동일한 문자가 반복됩니다.'],
  ])('%s is refused with %s', (password, message) => {
    expect(passwordFault(password)).toBe(message);
  });
});
