import { expect } from '@playwright/test';
import { publishChanged, registry } from '../support/registry.ts';
import { whenAlive } from '../support/shop.ts';
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
