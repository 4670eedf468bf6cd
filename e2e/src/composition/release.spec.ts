import { expect, test } from '@playwright/test';
import { publishChanged, registry } from '../support/registry.ts';

const title = '공지사항';
const newTitle = '새로운 소식';

/** Opens the page in a browser of its own: a visitor stays on one release through a session. */
test('a remote is published alone, promoted, seen and rolled back', async ({ browser, baseURL }) => {
  const seen = async () => {
    const context = await browser.newContext(baseURL ? { baseURL } : {});
    const page = await context.newPage();
    await page.goto('/board/notice', { waitUntil: 'domcontentloaded' });
    const text = await page.getByRole('heading', { level: 1 }).textContent();
    await context.close();
    return text;
  };
  const versions = (await registry('artifacts', 'mf-content')).split('\n');
  const status = await registry('status');
  const current = versions.find((version) => status.includes(`mf-content@${version}`));
  if (!current) throw new Error(`no version of mf-content is on stable: ${status}`);
  const next = `9.0.${Date.now()}`;

  expect(await seen()).toBe(title);
  await publishChanged('mf-content', current, next, (code) => code.replaceAll(title, newTitle));
  const composed = await registry('compose', '--with', `mf-content@${next}`);
  const release = /r\d+-[0-9a-f]+/.exec(composed)?.[0] ?? '';
  await registry('promote', release);
  await expect.poll(seen, { timeout: 15_000 }).toBe(newTitle);

  await registry('rollback');
  await expect.poll(seen, { timeout: 15_000 }).toBe(title);
});
