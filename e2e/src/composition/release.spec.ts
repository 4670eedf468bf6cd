import { expect, type Page } from '@playwright/test';
import { publishChanged, registry } from '../support/registry.ts';
import { logIn, whenAlive } from '../support/shop.ts';
import { test } from '../support/test.ts';

const title = '공지사항';
const newTitle = '새로운 소식';

/** Publishes a version of mf-content with another title and promotes a release with it; resolves with its version. */
async function releaseNewTitle(): Promise<string> {
  const versions = (await registry('artifacts', 'mf-content')).split('\n');
  const status = await registry('status');
  const current = versions.find((version) => status.includes(`mf-content@${version}`));
  if (!current) throw new Error(`no version of mf-content is on stable: ${status}`);
  const next = `9.0.${Date.now()}`;
  await publishChanged('mf-content', current, next, (code) => code.replaceAll(title, newTitle));
  const composed = await registry('compose', '--with', `mf-content@${next}`);
  await registry('promote', /r\d+-[0-9a-f]+/.exec(composed)?.[0] ?? '');
  return next;
}

/** The release that the page in a tab is of. */
const releaseOf = (page: Page) =>
  page.evaluate<string>(
    () => JSON.parse(document.getElementById('page-state')?.textContent ?? '{}').release.id,
  );

test.describe('a remote released alone', () => {
  test('is published, promoted, seen and rolled back', async ({ browser, baseURL }) => {
    /** What a new visitor sees: a browser stays on one release through a session. */
    const seen = async () => {
      const context = await browser.newContext(baseURL ? { baseURL } : {});
      const page = await context.newPage();
      await page.goto('/board/notice', { waitUntil: 'domcontentloaded' });
      const text = await page.getByRole('heading', { level: 1 }).textContent();
      await context.close();
      return text;
    };

    expect(await seen()).toBe(title);
    await releaseNewTitle();
    await expect.poll(seen, { timeout: 15_000 }).toBe(newTitle);

    await registry('rollback');
    await expect.poll(seen, { timeout: 15_000 }).toBe(title);
  });

  test('is withdrawn from anyone who has it: an open tab moves over at its next step, and keeps cart and login', async ({
    page,
  }) => {
    await logIn(page);
    await releaseNewTitle();
    try {
      await expect(async () => {
        // A new session, as far as releases go: this one is on the release before.
        await page.context().clearCookies({ name: /mall-release$/ });
        await page.goto('/board/notice', { waitUntil: 'domcontentloaded' });
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(newTitle, { timeout: 500 });
      }).toPass({ timeout: 15_000 });
      await whenAlive(page);
    } finally {
      await registry('rollback', '--why', 'the title is wrong');
    }
    const readWithdrawal = async () =>
      (
        await page.request.get('/_release', { headers: { 'client-release': await releaseOf(page) } })
      ).headers()['release-withdrawn'];
    await expect.poll(readWithdrawal, { timeout: 5000 }).toBe('1');
    await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
    await page.getByRole('link', { name: '이벤트', exact: true }).first().click();
    await expect(page).toHaveURL(/\/event/);
    await page.goBack({ waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(false);
    await expect(page.getByRole('button', { name: '로그아웃' })).toBeVisible();
    expect(await registry('moves')).toContain('the title is wrong');
  });

  test('gives way to its previous good version when it cannot be loaded', async ({ page }) => {
    const next = await releaseNewTitle();
    try {
      await page.route(`**/_assets/mf-content/${next}/**`, (route) =>
        route.fulfill({ status: 503, body: '' }),
      );
      await expect(async () => {
        await page.context().clearCookies();
        const reply = await page.goto('/livestream', { waitUntil: 'domcontentloaded' });
        expect(await reply?.text()).toContain(next);
      }).toPass({ timeout: 15_000 });
      await whenAlive(page);

      const reported = page.waitForRequest((request) => request.url().endsWith('/_reports/failures'));
      await page.getByRole('link', { name: '고객센터' }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole('alert').filter({ hasText: '불러오지 못했어요' })).toBeHidden();
      expect(JSON.parse((await reported).postData() ?? '{}')).toMatchObject({
        remote: 'mf-content',
        version: next,
      });
    } finally {
      // Whatever came of it, the next test begins with the version that was there.
      await registry('rollback');
    }
  });
});
