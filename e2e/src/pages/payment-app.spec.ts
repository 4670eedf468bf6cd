import { appNavigationOf } from '@mall/contracts/platform/app/app-navigation';
import { expect } from '@playwright/test';
import { openOrder } from '../support/order.ts';
import { approveButton, choose } from '../support/shop.ts';
import { test } from '../support/test.ts';

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 15; SM-S928N; wv) AppleWebKit/537.36 Chrome/140 Mobile Safari/537.36 MallApp/3.2.0 (android)',
});

test('in the app a payment goes on in the payment app, and coming back without a result leads to the form', async ({
  page,
  request,
}) => {
  await openOrder(page, request, 21);
  await choose(page.getByRole('radio', { name: '네이버페이', exact: true }));
  await page.getByRole('button', { name: /결제하기/ }).click();
  const app = page.getByRole('link', { name: '네이버 앱으로 결제하기' });
  const opened = appNavigationOf((await app.getAttribute('href')) ?? '', 'mallapp://');
  expect(opened).toMatchObject({
    kind: 'system',
    app: '네이버',
    store: 'market://details?id=com.nhn.android.search',
  });
  expect('href' in opened && opened.href).toMatch(/^naversearchthirdlogin:\/\/pay\?.*appScheme=mallapp/);

  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByRole('alert').filter({ hasText: /결제를 취소|결제가 완료되지/ })).toBeVisible();
  await page.getByRole('button', { name: /결제하기/ }).click();
  await approveButton(page).click();
  await expect(page.getByRole('heading', { name: '주문이 완료되었습니다' })).toBeVisible();
});
