/** Rows of neighbours: keys without and with shift, digits, the alphabet (spec 5.3). */
const rows = [
  '`1234567890',
  '01234567890',
  '~!@#$%^&*()',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
] as const;
/** A password may not take three neighbours from these, in either direction. */
const runs = rows.flatMap((row) => [row, [...row].reverse().join('')]);
const runLength = 3;
const specials = '`~!@#$%^&*()';
const allowed = new RegExp(`^[A-Za-z0-9${specials.replace(/[\^]/g, '\\$&')}]+$`);
const special = /[`~!@#$%^&*()]/;

const passwordLength = { minimum: 10, maximum: 30 } as const;
export const passwordMismatch = '비밀번호가 일치하지 않습니다. 다시 확인해주세요.';
export const passwordCheckRequired = '비밀번호 확인은 필수 입력 항목입니다.';

/** Each rule of a new password, and whether it is met; in the order in which they are shown (spec 5.3). */
export function passwordChecks(password: string) {
  return {
    hasNoSpace: password !== '' && !/\s/.test(password),
    hasLength: password.length >= passwordLength.minimum && password.length <= passwordLength.maximum,
    isAllowed: allowed.test(password),
    hasMix: /[A-Za-z]/.test(password) && /\d/.test(password) && special.test(password),
    hasNoSequence: password !== '' && sequenceIn(password) === null,
    hasNoRepeat: password !== '' && !/(.)\1\1/i.test(password),
  };
}
export type PasswordCheck = keyof ReturnType<typeof passwordChecks>;

/** What is wrong with a new password, in words for the shopper, or null (spec 5.3). */
export function passwordFault(password: string): string | null {
  if (password === '') return '비밀번호는 필수 입력 항목입니다.';
  const checks = passwordChecks(password);
  if (!checks.hasNoSpace) return '공백없이 입력해주세요.';
  if (!checks.hasLength) return '10자리 ~ 30자리 이하로 입력해주세요.';
  if (!checks.isAllowed) return `특수문자는 ${specials} 만 사용할 수 있습니다.`;
  if (!checks.hasMix) return '영문, 숫자, 특수문자를 모두 포함해주세요.';
  if (!checks.hasNoSequence) return `연속된 문자(${sequenceIn(password)})는 사용할 수 없습니다.`;
  return checks.hasNoRepeat ? null : '비밀번호에 동일한 문자가 반복됩니다.';
}

/** The first run of three neighbours as it was typed, or null. */
function sequenceIn(password: string): string | null {
  for (let at = 0; at + runLength <= password.length; at += 1) {
    const part = password.slice(at, at + runLength);
    if (runs.some((run) => run.includes(part.toLowerCase()))) return part;
  }
  return null;
}
