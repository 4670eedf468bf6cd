import { expect, type Page } from '@playwright/test';
import { choosePerson, operate } from '../support/party-windows.ts';
import { expectAccessible } from '../support/rules/accessible.ts';
import { answer, fillLogin, logIn, whenAlive } from '../support/shop.ts';
import { test } from '../support/test.ts';

const password = 'Wool!Coat72';

/** Has a read of the page answered between the moment in which the server lets the member go and its reply. */
async function answerReadBeforeReply(page: Page): Promise<void> {
  const read = '/api/orders/myOrderStatusCount';
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${read}*`, (route) => released.then(() => route.continue()));
  await page.route('**/api/members/member/out', async (route) => {
    const response = await route.fetch();
    if (response.ok()) {
      const answered = page.waitForResponse((answer) => answer.url().includes(read));
      release();
      await answered;
    }
    await route.fulfill({ response });
  });
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await whenAlive(page);
}

test('a member looks through my page, keeps an address, takes a consent back and ends another login', async ({
  page,
  browser,
  contextOptions,
  isMobile,
}) => {
  await open(page, '/mypage');
  await expect(page).toHaveURL('/member/login?redirect_url=%2Fmypage');
  await fillLogin(page, 'platinum1');
  await expect(page).toHaveURL('/mypage');
  await expect(page.getByText(/VIP까지 [\d,]+원 남았어요/)).toBeVisible();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expectAccessible(page, '#content');

  await page.locator('#content').getByRole('link', { name: '배송지' }).click();
  await page.getByRole('button', { name: '새 배송지 추가' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('배송지 이름').fill('회사');
  await form.getByLabel('받으시는 분').fill('신예은');
  await form.getByLabel('휴대폰번호').fill('010-2222-3333');
  await form.getByLabel('우편번호').fill('06236');
  await form.getByRole('textbox', { name: '주소', exact: true }).fill('서울특별시 강남구 테헤란로 1');
  await form.getByRole('button', { name: '저장', exact: true }).click();
  await expect(page.getByRole('heading', { name: '회사' }).first()).toBeVisible();
  await page.getByRole('button', { name: '회사 삭제' }).first().click();
  await answer(page, '확인');

  const other = await browser.newContext(contextOptions);
  const elsewhere = await other.newPage();
  await logIn(elsewhere, 'platinum1');
  await open(elsewhere, '/mypage/points');
  await open(page, '/mypage/devices');
  await page.getByRole('button', { name: '다른 기기 모두 로그아웃' }).click();
  await answer(page, '확인');
  await expect(page.getByText('다른 기기에는 로그인되어 있지 않아요.')).toBeVisible();
  await elsewhere.locator('#content').getByRole('link', { name: '1년' }).click();
  await expect(elsewhere.getByText('인증되지 않은 회원입니다.', { exact: false })).toBeVisible();
  await expect(elsewhere.getByText('12,800P')).toHaveCount(0);
  await other.close();

  await open(page, '/mypage/profile');
  await page.getByRole('textbox', { name: '비밀번호' }).fill(password);
  await page.getByRole('button', { name: '확인', exact: true }).click();
  const consent = page.getByRole('checkbox', { name: '문자' });
  const isAgreed = await consent.isChecked();
  await consent.click();
  await expect(page.getByText(/문자 수신에 동의/)).toBeVisible();
  await expect(consent).toBeChecked({ checked: !isAgreed });
  if (!isMobile) await expectAccessible(page, '#content');
});

test('nothing of a member is left after the logout, not in other tabs and not behind Back', async ({
  page,
}) => {
  await logIn(page, 'vip000001');
  await open(page, '/mypage');
  await expect(page.getByText('권현우님')).toBeVisible();
  const tab = await page.context().newPage();
  await open(tab, '/mypage/points');
  await expect(tab.getByText(/P$/).first()).toBeVisible();
  await page.getByRole('button', { name: '로그아웃' }).first().click();
  await expect(page).toHaveURL('/');
  await expect(tab.getByRole('heading', { name: '로그인이 필요한 페이지예요' })).toBeVisible({
    timeout: 1000,
  });
  await page.goBack();
  await expect(page.getByText('권현우님')).toHaveCount(0);
  await expect(page).toHaveURL(/\/member\/login/);
});

test('a member leaves, by the proof that their account asks for, and is gone', async ({ page, isMobile }) => {
  // One account for each layout, as a member leaves once only.
  const redirect = '/member/login?redirect_url=%2Fmypage%2Fleave';
  await open(page, redirect);
  const choose = (button: string) =>
    choosePerson(page, () => page.getByRole('button', { name: button }).click(), /최지우/);
  if (isMobile) await choose('네이버로 로그인');
  else await fillLogin(page, 'welcome01');
  await expect(page).toHaveURL('/mypage/leave');
  await whenAlive(page);
  if (isMobile) await choose('네이버로 확인하기');
  else {
    await page.getByRole('textbox', { name: '비밀번호' }).fill(password);
    await page.keyboard.press('Enter');
  }
  const leave = async () => {
    await page.getByRole('checkbox', { name: /안내를 모두 확인했고/ }).check();
    await page.getByRole('button', { name: '탈퇴하기' }).click();
    await answer(page, '탈퇴하기');
  };
  await answerReadBeforeReply(page);
  await leave();
  await expect(page.getByText('진행 중인 주문이 있어 탈퇴하실 수 없습니다.')).toBeVisible();
  await answer(page, '확인');

  const session = (await page.context().cookies()).find(({ name }) => name.endsWith('client-session-id'));
  const reply = await page.request.get('/api/orders/myOrderList?status=DOMESTIC_SHIPPING', {
    headers: { 'client-session-id': session?.value ?? '' },
  });
  const { data } = (await reply.json()) as { data: { rows: { order_id: string }[] } };
  for (const { order_id } of data.rows) await operate('orders', 'move', order_id, 'SHIPPING_COMPLETE');
  await page.getByRole('button', { name: '탈퇴하기' }).click();
  await answer(page, '탈퇴하기');
  await expect(page.getByText('탈퇴가 완료되었어요.', { exact: false })).toBeVisible();
  await answer(page, '확인');
  await expect(page).toHaveURL('/');
  await expect(page.getByText('다시 로그인하시겠습니까?', { exact: false })).toHaveCount(0);
  await open(page, '/mypage');
  await expect(page).toHaveURL(/\/member\/login/);
});

test('my page is used by keyboard alone', async ({ page }) => {
  await logIn(page, 'silver001');
  await open(page, '/mypage/coupons');
  const code = page.getByLabel('쿠폰 코드');
  await code.focus();
  await page.keyboard.type('NOSUCHCODE');
  await page.keyboard.press('Enter');
  await expect(page.getByText('사용할 수 없는 쿠폰 코드입니다.', { exact: false })).toBeVisible();
  await expect(code).toBeFocused();
  // Phones have the menu on the first page alone.
  await open(page, '/mypage');
  await page.locator('#content').getByRole('link', { name: '내 사이즈' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/mypage/size');
  await page.getByLabel('키 (cm)').focus();
  await page.keyboard.type('172');
  const agree = page.getByRole('checkbox', { name: /동의합니다/ });
  await agree.focus();
  if (!(await agree.isChecked())) await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByText('내 사이즈를 저장했어요.')).toBeVisible();
});
