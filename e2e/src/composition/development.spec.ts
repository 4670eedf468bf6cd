import { artifactSchema } from '@mall/contracts/platform/artifact';
import { expect } from '@playwright/test';
import * as z from 'zod/mini';
import {
  type CopiedRemote,
  copyRemote,
  type RunningDev,
  startDev,
} from '../support/composition/development.ts';
import { registry } from '../support/registry.ts';
import { whenAlive } from '../support/shop.ts';
import { test } from '../support/test.ts';

const file = 'src/features/livestream/livestream-page.tsx';

/** A page with a state that an edit must not lose. */
const page = `import { useState } from 'react';

export function Page() {
  const [count, setCount] = useState(0);
  return (
    <section css={{ padding: 16 }}>
      <h1>first words</h1>
      <button type="button" onClick={() => setCount(count + 1)}>
        pressed {count}
      </button>
      <button type="button" onClick={fail}>
        fail
      </button>
    </section>
  );
}

function fail() {
  throw new Error('a press went wrong');
}
`;

/** What the channel serves; edges may still be fetching it. */
const stable = async () => (await registry('status')).split('\n').find((line) => line.startsWith('stable'));

test.describe('a squad’s day with npm run dev', () => {
  let copied: CopiedRemote;
  let dev: RunningDev;
  let before: string | undefined;

  /** The page that is edited here; the command prints the first of the remote's. */
  const livestream = () => {
    const url = new URL(dev.pageOf('mf-live'));
    url.pathname = '/livestream';
    return url.href;
  };

  test.beforeAll(async ({ baseURL }) => {
    test.setTimeout(240_000);
    before = await stable();
    copied = copyRemote('mf-live');
    copied.edit(file, () => page);
    dev = await startDev(baseURL ?? '', [`mf-live=${copied.folder}`, 'mf-product']);
  });
  test.afterAll(async () => {
    await dev?.stop();
    copied?.remove();
  });

  test('edits keep the state, problems are on the page, and stable is as it was', async ({
    page: tab,
    browser,
    baseURL,
  }) => {
    let loads = 0;
    tab.on('load', () => {
      loads += 1;
    });
    const reply = await tab.goto(livestream(), { waitUntil: 'domcontentloaded' });
    // Rendered on the server, from the sources.
    expect(await reply?.text()).toContain('first words');
    await whenAlive(tab);
    await tab.getByRole('button', { name: 'pressed 0' }).click();
    await expect(tab.getByRole('button', { name: 'pressed 1' })).toBeVisible();

    copied.edit(file, (code) => code.replace('first words', 'second words'));
    await expect(tab.getByRole('heading', { name: 'second words' })).toBeVisible();
    await expect(tab.getByRole('button', { name: 'pressed 1' })).toBeVisible();

    const panel = tab.getByRole('alertdialog', { name: '1 problem' });
    copied.edit(file, (code) => code.replace('second words</h1>', 'third words</h2>'));
    await expect(panel).toContainText('mf-live does not compile');
    await expect(panel).toContainText(`${file}:7`);
    await expect(panel).toContainText('<h1>third words</h2>');
    await tab.keyboard.press('Escape');
    await expect(panel).toBeHidden();

    copied.edit(file, (code) => code.replace('</h2>', '</h0>'));
    await expect(panel).toContainText('</h0>');
    copied.edit(file, (code) => code.replace('</h0>', '</h1>'));
    await expect(tab.getByRole('heading', { name: 'third words' })).toBeVisible();
    await expect(panel).toBeHidden();
    await expect(tab.getByRole('button', { name: 'pressed 1' })).toBeVisible();
    expect(loads).toBe(1);

    await tab.getByRole('button', { name: 'fail' }).click();
    await expect(panel).toContainText('a press went wrong');
    await expect(panel).toContainText(`${file}:19`);
    await panel.getByRole('button', { name: 'Close' }).click();
    await expect(panel).toBeHidden();

    // No other visitor sees any of it, and nothing was released.
    const other = await browser.newContext(baseURL ? { baseURL } : {});
    const released = await other.request.get('/livestream');
    expect(await released.text()).not.toContain('third words');
    await other.close();
    expect(await stable()).toBe(before);
  });

  test('what breaks in a render is shown from both sides, and the page heals with the next edit', async ({
    page: tab,
  }) => {
    const bug = "  if (count >= 0) throw new Error('a render went wrong');\n  return (";
    copied.edit(file, (code) => code.replace('  return (', bug));
    const panel = tab.getByRole('alertdialog', { name: '2 problems' });
    await expect(async () => {
      const reply = await tab.goto(livestream(), { waitUntil: 'domcontentloaded' });
      expect(reply?.status()).toBe(200);
      await expect(panel).toBeVisible();
    }).toPass();
    await expect(panel).toContainText('mf-live failed on the server: page of mf-live');
    await expect(panel).toContainText('mf-live failed in the browser');
    await expect(panel.getByText(`${file}:5:`)).toHaveCount(2);

    copied.edit(file, (code) => code.replace(bug, '  return ('));
    await expect(tab.getByRole('heading', { level: 1, name: 'words' })).toBeVisible();
    await expect(tab.getByRole('alertdialog')).toBeHidden();
  });

  test('an edit that is built before the page’s code has come is on the page', async ({ page: tab }) => {
    const [, origin] = /mf-live@(http:\/\/[\w:]+)/.exec(decodeURIComponent(livestream())) ?? [];
    const version = async () => {
      const artifact = await (await fetch(`${origin}/artifact.json`)).json();
      return z.parse(artifactSchema, artifact).version;
    };
    // The server has rendered by then. React leaves a class as it finds it.
    await tab.route(
      `${origin}/remoteEntry.js`,
      async (route) => {
        const rendered = await version();
        copied.edit(file, (code) => code.replace('padding: 16', 'padding: 24'));
        await expect.poll(version).not.toBe(rendered);
        await route.continue();
      },
      { times: 1 },
    );
    await tab.goto(livestream(), { waitUntil: 'domcontentloaded' });
    const section = tab.locator('section', { has: tab.getByRole('heading', { level: 1, name: 'words' }) });
    await expect(section).toHaveCSS('padding-left', '24px');
  });

  test('a module that is no component loads the page anew', async ({ page: tab }) => {
    await tab.goto(livestream(), { waitUntil: 'domcontentloaded' });
    await whenAlive(tab);
    const loaded = tab.waitForEvent('load');
    copied.edit('src/remote.ts', (code) => `${code}\nexport const another = 1;\n`);
    await loaded;
    await expect(tab.getByRole('heading', { level: 1, name: 'words' })).toBeVisible();
  });
});
