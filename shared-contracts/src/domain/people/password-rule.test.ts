import fc from 'fast-check';
import { passwordChecks, passwordFault } from './password-rule.ts';

/** Rows of keys as they lie side by side, without and with shift, the alphabet and the digits. */
const rows = [
  '`1234567890',
  '~!@#$%^&*()',
  '0123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
];
const reversed = (text: string) => [...text].reverse().join('');
const key = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789`~!@#$%^&*()');
/** Three neighbours of a row, in either direction, each letter in either case. */
const run = fc
  .tuple(
    fc.constantFrom(...rows),
    fc.nat(),
    fc.boolean(),
    fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
  )
  .map(([row, from, isBackwards, isUpper]) => {
    const at = from % (row.length - 2);
    const part = row.slice(at, at + 3);
    const typed = isBackwards ? reversed(part) : part;
    return [...typed].map((letter, index) => (isUpper[index] ? letter.toUpperCase() : letter)).join('');
  });

describe('a new password (spec 5.3)', () => {
  it.each(['Wool!Coat72', 'aB3`~@!$#^%*&)(', 'Zx9!Zx9!Zx', `${'Kt7!'.repeat(7)}Kt`])(
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
    ['Wool!Coatewq72', '연속된 문자(ewq)는 사용할 수 없습니다.'],
    ['Wool!CoatLkj72', '연속된 문자(Lkj)는 사용할 수 없습니다.'],
    ['Wool!@#Coat72', '연속된 문자(!@#)는 사용할 수 없습니다.'],
    ['Wool$#@Coat72', '연속된 문자($#@)는 사용할 수 없습니다.'],
    ['Wool!Coat`12', '연속된 문자(`12)는 사용할 수 없습니다.'],
    ['WoOol!Coat72', '비밀번호에 동일한 문자가 반복됩니다.'],
    ['Woool!Coat72', '비밀번호에 동일한 문자가 반복됩니다.'],
    ['Wool!!!Coat72', '비밀번호에 동일한 문자가 반복됩니다.'],
  ])('%s is refused with %s', (password, message) => {
    expect(passwordFault(password)).toBe(message);
  });

  it('names the first run of neighbours wherever it stands, in either direction and case', () => {
    fc.assert(
      fc.property(fc.constantFrom('', 'Wm', 'Wm7!'), run, (before, part) => {
        const password = `${before}${part}W7!mK5`.padEnd(10, 'Tb');
        expect(passwordFault(password)).toMatch(/^연속된 문자\(.{3}\)는 사용할 수 없습니다\.$/);
      }),
    );
  });

  it('is judged alike when it is written backwards or in the other case', () => {
    const kindOf = (password: string) => passwordFault(password)?.replace(/\(.{3}\)/, '()');
    const inOtherCase = (text: string) =>
      [...text].map((one) => (one === one.toUpperCase() ? one.toLowerCase() : one.toUpperCase())).join('');
    fc.assert(
      fc.property(fc.array(key, { maxLength: 32 }), (keys) => {
        const password = keys.join('');
        expect(kindOf(reversed(password))).toBe(kindOf(password));
        expect(kindOf(inOtherCase(password))).toBe(kindOf(password));
      }),
    );
  });

  it('has no key three times in a row, whatever its case', () => {
    const thrice = fc.tuple(key, fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }));
    fc.assert(
      fc.property(thrice, ([one, isUpper]) => {
        const part = isUpper.map((upper) => (upper ? one.toUpperCase() : one.toLowerCase())).join('');
        expect(passwordFault(`Wm7!${part}K5!m`)).toBe('비밀번호에 동일한 문자가 반복됩니다.');
      }),
    );
  });

  it('is good exactly when every rule that a form lists is met', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(key, fc.constantFrom(' ', '_', '가')), { maxLength: 32 }), (keys) => {
        const password = keys.join('');
        expect(Object.values(passwordChecks(password)).every(Boolean)).toBe(passwordFault(password) === null);
      }),
    );
    expect(Object.values(passwordChecks('Wool!Coat72')).every(Boolean)).toBe(true);
  });
});
