import { expect, type Page } from '@playwright/test';
import { deliver } from '../support/bought-order.ts';
import { checkIdentity, digits, newPerson, operate, type TypedPerson } from '../support/party-windows.ts';
import { picture } from '../support/picture.ts';
import { expectTouchTargets } from '../support/rules/touch-targets.ts';
import {
  answer,
  approveButton,
  choose,
  chooseOptions,
  fillLogin,
  findProductToBuy,
  paymentOf,
  whenAlive,
} from '../support/shop.ts';
import { test } from '../support/test.ts';

const password = 'Wool!Coat72';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const lineIn = (page: Page, status: string) =>
  section(page, '주문 상품').getByRole('listitem').filter({ hasText: status }).first();
const fewer = (page: Page) =>
  page
    .getByRole('button', { name: /줄이기/ })
    .first()
    .click();

/** Joins with the keyboard, and reads what each field says of what is typed. */
async function joinById(page: Page, userId: string, person: TypedPerson): Promise<void> {
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await page.goto('/member/join/intro', { waitUntil: 'domcontentloaded' });
  await whenAlive(page);
  await page.getByRole('button', { name: '아이디로 가입하기' }).press('Enter');
  await page.getByRole('checkbox', { name: /모두 동의/ }).press('Space');
  await checkIdentity(
    page,
    () => page.getByRole('button', { name: '본인인증하고 계속하기' }).press('Enter'),
    person,
  );
  await expectTouchTargets(page);
  await field('아이디').fill('1door');
  await expect(page.getByText('영문/숫자 포함 6~20자리').first()).toBeVisible();
  await field('아이디').fill('shopper01');
  await expect(page.getByText('사용 불가능한 아이디입니다.')).toBeVisible();
  await field('아이디').fill(userId);
  await expect(page.getByText('사용할 수 있는 아이디예요.')).toBeVisible();
  await field('비밀번호').fill('Wool!qwe72');
  await expect(page.getByText('연속된 문자(qwe)는 사용할 수 없습니다.')).toBeVisible();
  await field('비밀번호').fill(password);
  await page.getByRole('textbox', { name: '비밀번호 확인' }).fill(password);
  await page.getByRole('textbox', { name: '이메일' }).fill(`${userId}@mall.example`);
  await page.getByRole('textbox', { name: '이메일' }).press('Enter');
  await expect(page).toHaveURL('/member/join/result');
  await expect(page.getByRole('heading', { level: 1, name: `${person.name}님` })).toBeVisible();
}

/** Logs in before and after the shop approves. */
async function waitForApproval(page: Page, userId: string): Promise<void> {
  await page.getByRole('link', { name: '로그인 화면으로' }).click();
  await fillLogin(page, userId);
  await expect(page.getByText('관리자 가입 승인 처리 후, 이용이 가능합니다.')).toBeVisible();
  await answer(page, '확인');
  await operate('members', 'approve', userId);
  await fillLogin(page, userId);
  await expect(page).toHaveURL('/');
}

/** Buys three pieces of one size, to an address that is typed for the first time; returns the order's number. */
async function buyThree(
  page: Page,
  choice: Awaited<ReturnType<typeof findProductToBuy>>,
  isMobile: boolean,
): Promise<string> {
  await page.goto(`/goods/view/${choice.product.product_id}`, { waitUntil: 'domcontentloaded' });
  await chooseOptions(page, choice, isMobile);
  const more = page.getByRole('button', { name: /늘리기/ }).first();
  await more.click();
  await more.click();
  await page.getByRole('button', { name: '바로구매' }).click();
  await expect(page).toHaveURL('/order');
  await page.getByRole('button', { name: '우편번호 찾기' }).click();
  await page.getByRole('textbox', { name: /도로명, 건물명/ }).fill('새벽대로');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click();
  await expect(page.getByRole('textbox', { name: '상세 주소' })).toBeFocused();
  await page.keyboard.type('3층');
  await choose(page.getByRole('checkbox', { name: /결제 진행에 동의/ }));
  await page.getByRole('button', { name: /결제하기/ }).click();
  await approveButton(paymentOf(page, isMobile)).click();
  await expect(page.getByRole('heading', { name: '주문이 완료되었습니다' })).toBeVisible();
  return new URL(page.url()).searchParams.get('order_id') ?? '';
}

/** Asks for one piece to be taken back, and sees what comes back before. */
async function returnOne(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: `${name} 반품 신청` }).click();
  await fewer(page);
  await fewer(page);
  await choose(page.getByRole('radio', { name: /사이즈가 맞지 않아요/ }));
  const quote = page.getByRole('region', { name: '환불 예상 금액' });
  await expect(quote.getByText('반품 배송비', { exact: true })).toBeVisible();
  await expect(quote.locator('dd').last()).toHaveText(/^[\d,]+원$/);
  await page.getByRole('button', { name: '반품 신청하기' }).click();
  await expect(lineIn(page, '반품신청')).toContainText('환불 금액에서 차감');
}

/** Asks for another size of one piece, whose seam is torn. */
async function exchangeOne(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: `${name} 교환 신청` }).click();
  await fewer(page);
  const sizes = page.getByRole('group', { name: '바꿀 사이즈' });
  await choose(sizes.getByRole('radio', { disabled: false }).first());
  await choose(page.getByRole('radio', { name: /상품에 하자가 있어요/ }));
  await expect(page.getByText('고객님이 내실 비용이 없어요.')).toBeVisible();
  await page
    .getByLabel('사진 추가')
    .setInputFiles({ name: 'seam.png', mimeType: 'image/png', buffer: await picture(page) });
  const seam = page.getByRole('img', { name: '올린 사진 1' });
  await expect.poll(() => seam.evaluate((shown) => Reflect.get(shown, 'naturalWidth'))).toBe(400);
  await page.getByRole('button', { name: '교환 신청하기' }).click();
  await expect(lineIn(page, '교환신청')).toContainText('바꿀 옵션');
}

async function confirmPurchase(page: Page, name: string): Promise<void> {
  const confirm = page.getByRole('button', { name: `${name} 구매확정` });
  await confirm.click();
  await answer(page, '구매확정');
  // The line gets lower without its buttons: a press while it does so would end beside the link.
  await expect(confirm).toBeHidden();
}

/** Confirms the piece that is left and reviews it with a photo. */
async function reviewLast(page: Page, name: string): Promise<void> {
  await confirmPurchase(page, name);
  await lineIn(page, '구매확정')
    .getByRole('link', { name: /후기 작성/ })
    .click();
  const form = page.getByRole('dialog', { name: '후기 쓰기' });
  await choose(form.getByRole('radio', { name: '5점' }));
  const content = `세 벌 가운데 가장 마음에 들어요. ${Date.now()}`;
  await form.getByRole('textbox', { name: '후기 내용' }).fill(content);
  await form
    .getByLabel('사진 추가')
    .setInputFiles({ name: 'mine.png', mimeType: 'image/png', buffer: await picture(page) });
  await expect(form.getByRole('img', { name: '올린 사진 1' })).toBeVisible();
  await form.getByRole('button', { name: '등록하기' }).click();
  await expect(form).toBeHidden();
  await page.getByRole('link', { name: '내가 쓴 후기' }).click();
  await expect(page.getByText(content)).toBeVisible();
}

/** Tries to leave while goods are on their way: what is open is named. */
async function failToLeave(page: Page): Promise<void> {
  await page.goto('/mypage/leave', { waitUntil: 'domcontentloaded' });
  await whenAlive(page);
  await page.getByRole('textbox', { name: '비밀번호' }).fill(password);
  await page.keyboard.press('Enter');
  await page.getByRole('checkbox', { name: /안내를 모두 확인했고/ }).check();
  await page.getByRole('button', { name: '탈퇴하기' }).click();
  await answer(page, '탈퇴하기');
  await expect(page.getByText('진행 중인 주문이 있어 탈퇴하실 수 없습니다.')).toBeVisible();
  await answer(page, '확인');
}

/** What the shop does until one piece is paid back and another has been exchanged. */
async function concludeClaims(orderId: string): Promise<void> {
  const move = async (statuses: readonly string[]) => {
    for (const status of statuses) await operate('orders', 'move', orderId, status);
  };
  const collected = (kind: string) =>
    ['APPROVAL', 'COLLECT', 'COLLECT_COMPLETE', 'CONFIRM'].map((step) => `${kind}_${step}`);
  await Promise.all([
    move(collected('RETURN')),
    move([...collected('EXCHANGE'), 'RE_SHIPPING', 'EXCHANGE_RECEIVE']),
  ]);
}

/** Confirms what came in exchange and leaves. */
async function leave(page: Page, { orderId, name }: { orderId: string; name: string }): Promise<void> {
  await page.goto(`/mypage/orders/${orderId}`, { waitUntil: 'domcontentloaded' });
  await whenAlive(page);
  await expect(lineIn(page, '반품완료')).toBeVisible();
  await confirmPurchase(page, name);
  await expect(lineIn(page, '교환완료')).toBeVisible();
  await page.goto('/mypage/leave', { waitUntil: 'domcontentloaded' });
  await whenAlive(page);
  const secret = page.getByRole('textbox', { name: '비밀번호' });
  const agreed = page.getByRole('checkbox', { name: /안내를 모두 확인했고/ });
  await expect(secret.or(agreed)).toBeVisible();
  if (await secret.isVisible()) await secret.fill(password).then(() => page.keyboard.press('Enter'));
  await agreed.check();
  await page.getByRole('button', { name: '탈퇴하기' }).click();
  await answer(page, '탈퇴하기');
  await expect(page.getByText('탈퇴가 완료되었어요.', { exact: false })).toBeVisible();
  await answer(page, '확인');
  await expect(page).toHaveURL('/');
  await page.goto('/mypage', { waitUntil: 'domcontentloaded' });
  await expect(page).toHaveURL(/\/member\/login/);
}

test('a stranger joins, waits, buys, sends one piece back, exchanges another, reviews the last and leaves', async ({
  page,
  request,
  isMobile,
}) => {
  const userId = `door${digits(10)}`;
  const choice = await findProductToBuy(request, isMobile ? 16 : 12);
  const { product_name: name } = choice.product;
  await test.step('joins', () => joinById(page, userId, newPerson()));
  await test.step('is approved', () => waitForApproval(page, userId));
  const orderId = await test.step('buys', () => buyThree(page, choice, isMobile));
  const tracking = await deliver(orderId);
  await page.goto(`/mypage/orders/${orderId}`, { waitUntil: 'domcontentloaded' });
  await whenAlive(page);
  const parcel = section(page, '배송 조회').getByRole('listitem').last();
  await expect(parcel).toHaveAttribute('aria-current', 'step');
  const carrier = page.getByRole('link', { name: /CJ대한통운에서 보기/ });
  await expect(carrier).toHaveAttribute('href', new RegExp(`${tracking}$`));
  await test.step('sends one back', () => returnOne(page, name));
  await test.step('exchanges one', () => exchangeOne(page, name));
  await test.step('reviews the last', () => reviewLast(page, name));
  await test.step('cannot leave yet', () => failToLeave(page));
  await concludeClaims(orderId);
  await test.step('leaves', () => leave(page, { orderId, name }));
});
