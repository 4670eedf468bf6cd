import { expect } from '@playwright/test';
import {
  edit,
  removeOwnRepository,
  runScript,
  setUpOwnRepository,
  startScript,
} from '../support/composition/own-repository.ts';
import { markServerContent } from '../support/mark-server-content.ts';
import { registry } from '../support/registry.ts';
import { watchForFailures } from '../support/rules/no-failures.ts';
import { whenAlive } from '../support/shop.ts';
import { test } from '../support/test.ts';

/** Of the development server. */
const port = 3391;

/** Squads publish on the port after the registry's (docs/map.md). */
const publishingSide = (shop: string) => `http://localhost:${Number(new URL(shop).port) + 21}`;

test.describe('a remote from a repository of its own', () => {
  const started = Date.now();
  const version = `1.0.${started}`;
  const squad = `lookbook-${started}`;
  let folder: string;

  test.beforeAll(async () => {
    folder = await setUpOwnRepository(version);
  });
  test.afterAll(async () => {
    removeOwnRepository(folder);
    await registry('token', 'revoke', squad);
  });

  test('is built with what its packages declare, published by HTTP, composed, seen, and developed beside the shop', async ({
    page,
    baseURL,
  }) => {
    await runScript(folder, 'typecheck');
    await runScript(folder, 'test');
    edit(folder, 'src/uses.ts', (code) => code.replace('[searchProducts]', '[]'));
    await expect(runScript(folder, 'build')).rejects.toThrow(
      /the call products\.search: add it to uses\.calls/,
    );
    edit(folder, 'src/uses.ts', (code) => code.replace('[]', '[searchProducts]'));
    expect(await runScript(folder, 'build')).toContain(`mf-lookbook@${version}`);

    const REGISTRY_TOKEN = await registry('token', 'create', squad, '--remote', 'mf-lookbook');
    const to = ['--to', publishingSide(baseURL ?? '')];
    expect(await runScript(folder, 'release', to, { REGISTRY_TOKEN })).toBe(
      `mf-lookbook@${version} published`,
    );

    const composed = await registry('compose', '--with', `mf-lookbook@${version}`);
    const link = await registry('preview', /r\d+-[0-9a-f]+/.exec(composed)?.[0] ?? '');
    const { expectNone } = watchForFailures(page);
    await markServerContent(page);
    await page.goto(`/${/\?release=\S+/.exec(link)?.[0] ?? ''}`, { waitUntil: 'domcontentloaded' });

    const reply = await page.goto('/lookbook', { waitUntil: 'domcontentloaded' });
    expect(await reply?.text()).toContain(`_assets/mf-lookbook/${version}/`);
    const products = page.getByRole('list', { name: '새로 나온 상품' }).getByRole('link');
    const [first, ...others] = await products.allTextContents();
    expect(others).toHaveLength(3);

    await whenAlive(page);
    // What the server rendered was taken over, and asks the API now.
    await expect(page.getByRole('heading', { level: 1, name: '룩북' })).toHaveAttribute('data-from-server');
    await page.getByRole('button', { name: '다른 룩 보기' }).click();
    await expect(products.first()).not.toHaveText(first ?? '');
    expectNone();

    const shop = baseURL ?? '';
    const dev = await startScript(folder, 'dev', ['--shop', shop, '--port', String(port)], 'Ctrl-C stops');
    try {
      await page.goto(`/lookbook?override=mf-lookbook@http://localhost:${port}`);
      await expect(page.getByRole('heading', { level: 1, name: '룩북' })).toBeVisible();
      await whenAlive(page);
      edit(folder, 'src/features/lookbook/copy.ts', (code) => code.replace("'룩북'", "'새 룩북'"));
      await expect(page.getByRole('heading', { level: 1, name: '새 룩북' })).toBeVisible();
    } finally {
      await dev.stop();
    }
  });
});
