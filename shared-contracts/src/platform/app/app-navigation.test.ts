import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hostileAddresses } from '../../testing/hostile-addresses.ts';
import { appNavigationOf } from './app-navigation.ts';
import { type PaymentApp, paymentApps } from './payment-apps.ts';

const apps: PaymentApp[] = Object.values(paymentApps);
const decide = (href: string) => appNavigationOf(href, 'mallapp://');
const isp = { app: 'ISP/페이북', store: 'market://details?id=kvp.jjy.MispAndroid320' };

describe('a navigation of the app', () => {
  it.each(['https://pay.example/card', 'http://localhost:3000/order', 'about:blank'])(
    'to a page goes on in the webview: %s',
    (href) => expect(decide(href)).toEqual({ kind: 'webview' }),
  );

  it.each([
    ['ispmobile://TID=1', 'ispmobile://TID=1'],
    ['ISPMOBILE://TID=1', 'ISPMOBILE://TID=1'],
    ['intent://TID=1#Intent;scheme=ispmobile;package=kvp.jjy.MispAndroid320;end', 'ispmobile://TID=1'],
    ['intent://TID=1#Intent;scheme=ispmobile;end', 'ispmobile://TID=1'],
    [
      'intent://TID=1#Intent;scheme=ispmobile;S.browser_fallback_url=https%3A%2F%2Fevil.example;end',
      'ispmobile://TID=1',
    ],
  ])('to a payment app is handed to the system, with its store page: %s', (href, opened) => {
    expect(decide(href)).toEqual({ kind: 'system', href: opened, ...isp });
  });

  it('to every app of the list is handed over by each of its schemes, and to its page in the store', () => {
    for (const { name, schemes, androidPackage } of apps) {
      for (const scheme of schemes)
        expect(decide(`${scheme}://pay`)).toMatchObject({ kind: 'system', app: name });
      expect(decide(`market://details?id=${androidPackage}`)).toMatchObject({ kind: 'system', app: name });
    }
    const schemes = apps.flatMap((app) => app.schemes);
    expect(new Set(schemes).size).toBe(schemes.length);
  });

  it.each(['mallapp://', 'mallapp://payment?result=1', 'MALLAPP://x'])(
    'by our own scheme brings the app forward and loads nothing: %s',
    (href) => expect(decide(href)).toEqual({ kind: 'return' }),
  );

  it.each(['tel:15880000', 'itms-apps://itunes.apple.com/kr/app/id1'])('to the system: %s', (href) =>
    expect(decide(href)).toEqual({ kind: 'system', href, app: null, store: null }),
  );

  it.each(hostileAddresses)('opens nothing but a page with %j', (href) => {
    const { kind } = decide(href);
    const isPage = /^https?:/i.test(href) || href === 'about:blank';
    const isOurs = href.startsWith('mallapp:');
    expect(kind).toBe(isPage ? 'webview' : isOurs ? 'return' : 'refuse');
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///data/data/local.mall.app/cookies',
    'content://local.mall.app/files',
    'intent:#Intent;component=local.mall.app/.SecretActivity;end',
    'intent://x#Intent;scheme=ispmobile;package=local.mall.app;end',
    'intent://x#Intent;scheme=file;end',
    'market://details?id=com.evil.app',
    'unknownapp://x',
    '/order',
    '',
  ])('to anything else is dropped: %s', (href) => expect(decide(href)).toEqual({ kind: 'refuse' }));

  it('carries nothing of an intent but scheme, path and package', () => {
    const href =
      'intent://x#Intent;scheme=ispmobile;component=local.mall.app/.Secret;SEL;S.token=1;package=kvp.jjy.MispAndroid320;end';
    expect(decide(href)).toEqual({ kind: 'system', href: 'ispmobile://x', ...isp });
  });
});

it('docs/app.md names every app, scheme and package, and no other', () => {
  const text = readFileSync(path.join(import.meta.dirname, '../../../../docs/app.md'), 'utf8');
  const rows = text
    .split('\n')
    .filter((line) => /^\| [^|]+ \| `/.test(line) && line.includes('://'))
    .map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', '')));
  const written = rows.map(([, name, schemes, androidPackage]) => ({ name, schemes, androidPackage }));
  expect(written).toEqual(
    apps.map(({ name, schemes, androidPackage }) => ({
      name,
      schemes: schemes.map((scheme) => `${scheme}://`).join(' '),
      androidPackage,
    })),
  );
});
