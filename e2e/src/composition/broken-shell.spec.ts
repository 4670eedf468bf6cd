import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { dataFolder, publishChanged, registry } from '../support/registry.ts';
import { whenAlive } from '../support/shop.ts';
import { test } from '../support/test.ts';

/** Something that the shell does in browsers only, as it starts. */
const sound = 'script[nonce]';
const broken = 'script[[nonce';

/** Publishes a version of the shell that throws at its start and promotes a release with it; both versions. */
async function releaseBrokenShell(): Promise<{ before: string; next: string }> {
  const [, before] = /shell@([\w.-]+)/.exec(await registry('status')) ?? [];
  if (!before) throw new Error('stable has no shell');
  const next = `9.0.${Date.now()}`;
  await publishChanged('shell', before, next, (code) => code.replaceAll(sound, broken));
  const composed = await registry('compose', '--with', `shell@${next}`);
  await registry('promote', /r\d+-[0-9a-f]+/.exec(composed)?.[0] ?? '');
  return { before, next };
}

/** Has the session of the page be on the broken release. */
async function joinBroken(page: Page, next: string): Promise<void> {
  await expect(async () => {
    await page.context().clearCookies();
    const reply = await page.request.get('/cs/faq');
    expect(await reply.text()).toContain(`/_assets/shell/${next}/`);
  }).toPass({ timeout: 30_000 });
}

/** What browsers reported of a version of the shell. */
const reportsOf = (version: string): unknown[] =>
  readFileSync(path.join(dataFolder, 'edge/reports/failures.jsonl'), 'utf8')
    .split('\n')
    .filter((line) => line.includes(`"version":"${version}"`))
    .map((line): unknown => JSON.parse(line));

test.describe('a shell that throws at its start', () => {
  let versions: { before: string; next: string };
  test.beforeAll(async () => {
    versions = await releaseBrokenShell();
  });
  test.afterAll(async () => {
    await registry('rollback', '--why', 'the shell does not start');
  });

  test('is reported, and the page comes to life with the shell before, after one load', async ({ page }) => {
    await joinBroken(page, versions.next);
    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(request.url());
    });
    await page.goto('/cs/faq', { waitUntil: 'commit' });
    await expect(page.locator('html[data-alive="true"]')).toBeAttached({ timeout: 30_000 });
    expect(await page.content()).toContain(`/_assets/shell/${versions.before}/`);
    // Read where operators do: the tab has left the page that reported it.
    await expect
      .poll(() => reportsOf(versions.next))
      .toMatchObject([{ where: 'shell: start', page: '/cs/faq' }]);
    await page.getByRole('link', { name: '이벤트', exact: true }).first().click();
    await expect(page).toHaveURL(/\/event/);
    // Pages of the same session begin with it, without a failed start before.
    await page.reload({ waitUntil: 'domcontentloaded' });
    await whenAlive(page);
    expect(loads).toHaveLength(3);
  });

  test('leaves the page readable, and loads it no second time, in a browser that keeps no cookies', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined });
    });
    await joinBroken(page, versions.next);
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    const reported = page.waitForRequest((request) => request.url().endsWith('/_reports/failures'));
    await page.goto('/cs/faq', { waitUntil: 'commit' });
    await reported;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation', { name: '주 메뉴' })).toBeVisible();
    expect(loads).toBe(1);
  });
});
