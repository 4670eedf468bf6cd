import { expect } from '@playwright/test';
import { checkIdentity, newPerson } from '../support/party-windows.ts';
import { choose, whenAlive } from '../support/shop.ts';
import { test } from '../support/test.ts';

/** Faults of a password and their words, in the order of the rules (spec 5.3). */
const passwords: readonly [typed: string, words: string][] = [
  ['Wool Coat72!', '공백없이 입력해주세요.'],
  ['Wool!72', '10자리 ~ 30자리 이하로 입력해주세요.'],
  ['Wool?Coat729', '특수문자는 `~!@#$%^&*() 만 사용할 수 있습니다.'],
  ['WoolCoatNine', '영문, 숫자, 특수문자를 모두 포함해주세요.'],
  ['Wool!Coat123', '연속된 문자(123)는 사용할 수 없습니다.'],
  ['Wool!abcCo72', '연속된 문자(abc)는 사용할 수 없습니다.'],
  ['Wool!Ewq!772', '연속된 문자(Ewq)는 사용할 수 없습니다.'],
  ['Wool!Coaat777', '비밀번호에 동일한 문자가 반복됩니다.'],
];

// spec 5.2 to 5.4; the ID's own rules are in `whole-way.spec.ts`.
test('the form of joining says each rule in its words, as the shopper types', async ({ page }) => {
  await page.goto('/member/join/intro', { waitUntil: 'domcontentloaded' });
  await whenAlive(page);
  await page.getByRole('button', { name: '아이디로 가입하기' }).click();
  await choose(page.getByRole('checkbox', { name: /모두 동의/ }));
  await checkIdentity(
    page,
    () => page.getByRole('button', { name: '본인인증하고 계속하기' }).click(),
    newPerson(),
  );
  const secret = page.getByRole('textbox', { name: '비밀번호', exact: true });
  const again = page.getByRole('textbox', { name: '비밀번호 확인' });
  const email = page.getByRole('textbox', { name: '이메일' });

  await page.getByRole('button', { name: '가입하기' }).click();
  for (const words of [
    '아이디는 필수 입력 항목입니다.',
    '비밀번호는 필수 입력 항목입니다.',
    '비밀번호 확인은 필수 입력 항목입니다.',
    '이메일은 필수 입력 항목입니다.',
  ])
    await expect(page.getByText(words, { exact: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: '아이디', exact: true })).toBeFocused();

  for (const [typed, words] of passwords) {
    await secret.fill(typed);
    await expect(secret).toHaveAccessibleDescription(words);
  }
  await secret.fill('Wool!Coat72');
  await again.fill('Wool!Coat73');
  await expect(again).toHaveAccessibleDescription('비밀번호가 일치하지 않습니다. 다시 확인해주세요.');
  await again.fill('Wool!Coat72');
  await expect(page.getByText('비밀번호가 일치하지 않습니다.')).toBeHidden();

  await email.fill('a@b.kr');
  await expect(email).toHaveAccessibleDescription(/^이메일 형식이 올바르지 않습니다\./);

  const recommender = page.getByRole('textbox', { name: '추천인 아이디 (선택)' });
  await recommender.fill('nobody123');
  await page.getByRole('button', { name: '확인', exact: true }).click();
  await expect(page.getByText('존재하지 않는 추천인 아이디입니다.')).toBeVisible();
  await recommender.fill('shopper01');
  await page.getByRole('button', { name: '확인', exact: true }).click();
  await expect(page.getByText('추천인 아이디가 확인되었어요.')).toBeVisible();
});
