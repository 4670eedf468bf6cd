import { expect } from '@playwright/test';
import { test } from '../support/test.ts';

test.describe('requests that change something', () => {
  const body = { provider: 'normal', user_id: 'shopper01', user_passwd: 'wrong' };
  const sessionId = '7b0f3c52-6f0e-4a57-9d5e-0a4c1c3f5a11';

  test('are refused without a client-session-id', async ({ request }) => {
    const reply = await request.post('/api/members/login', { data: body });
    expect(reply.status()).toBe(403);
    expect(await reply.json()).toMatchObject({ success: false, code: 'FORBIDDEN' });
  });

  test('are refused from another origin', async ({ request }) => {
    const reply = await request.post('/api/members/login', {
      data: body,
      headers: { 'client-session-id': sessionId, origin: 'https://evil.example' },
    });
    expect(reply.status()).toBe(403);
  });

  test('reach the API from our own pages', async ({ request }) => {
    const reply = await request.post('/api/members/login', {
      data: body,
      headers: { 'client-session-id': sessionId },
    });
    expect(await reply.json()).toMatchObject({ success: false, code: 'PASSWD_ERROR' });
  });
});

test('every page has a strict policy with a nonce of its own', async ({ request }) => {
  const nonceOf = async () => {
    const policy = (await request.get('/')).headers()['content-security-policy'] ?? '';
    expect(policy).toContain("'strict-dynamic'");
    expect(policy).not.toContain("script-src 'unsafe");
    expect(policy).not.toContain('unsafe-eval');
    return /'nonce-([^']+)'/.exec(policy)?.[1];
  };
  const [first, second] = [await nonceOf(), await nonceOf()];
  expect(first).toBeTruthy();
  expect(second).not.toBe(first);
});

test('a page lets no string become a script or HTML, and no script make a policy of its own', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('html[data-alive]')).toBeAttached();
  const outcomes = await page.evaluate(() => {
    const attempt = (act: () => unknown) => {
      try {
        act();
        return 'done';
      } catch (error) {
        return error instanceof Error ? error.name : 'thrown';
      }
    };
    const policies = Reflect.get(window, 'trustedTypes') as {
      createPolicy: (name: string, rules: object) => unknown;
    };
    return {
      html: attempt(() => {
        document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>';
      }),
      foreign: attempt(() => {
        document.createElement('script').src = 'https://evil.example/x.js';
      }),
      inline: attempt(() => {
        document.createElement('script').text = 'alert(1)';
      }),
      policy: attempt(() => policies.createPolicy('mine', {})),
      second: attempt(() => policies.createPolicy('default', {})),
      released: attempt(() => {
        document.createElement('script').src = '/_assets/shell/1.0.0/x.js';
      }),
    };
  });
  expect(outcomes).toEqual({
    html: 'TypeError',
    foreign: 'TypeError',
    inline: 'TypeError',
    policy: 'TypeError',
    second: 'TypeError',
    released: 'done',
  });
});

test('an unknown page is a 404 with a way on', async ({ page }) => {
  const reply = await page.goto('/no/such/page');
  expect(reply?.status()).toBe(404);
  await expect(page.getByRole('link', { name: '홈으로 가기' })).toBeVisible();
});

test('a product that does not exist is a 404 with a way on', async ({ page }) => {
  const reply = await page.goto('/goods/view/99999999');
  expect(reply?.status()).toBe(404);
  await expect(page.getByText('판매가 끝났거나 없는 상품이에요')).toBeVisible();
});
