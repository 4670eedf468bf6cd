import { appOfPackage, appOfScheme } from './payment-apps.ts';

/** What the native app does with a navigation of its webview. */
export type AppNavigation =
  /** It goes on in the webview. */
  | { kind: 'webview' }
  /** The system opens it. Where no app takes it, the store is opened instead, or its name is said where there is none. */
  | { kind: 'system'; href: string; app: string | null; store: string | null }
  /** A payment app gives the shopper back: our app comes forward, and the webview stays at its page. */
  | { kind: 'return' }
  /** It is dropped. */
  | { kind: 'refuse' };

const refuse: AppNavigation = { kind: 'refuse' };
const storeOf = (androidPackage: string) => `market://details?id=${androidPackage}`;
/** Besides payment apps: the shop's own numbers and addresses, and the App Store. */
const systemSchemes: ReadonlySet<string> = new Set(['tel', 'sms', 'mailto', 'itms-apps', 'itms-appss']);

/**
 * The one rule by which the native app decides (docs/app.md). A page can name any address, so that what is not on the
 * list of payment apps is refused: files, code, and intents for a component of our own app.
 *
 * @param appScheme our app's scheme, as `mallapp://`
 */
export function appNavigationOf(href: string, appScheme: string): AppNavigation {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(href)?.[1]?.toLowerCase();
  if (!scheme) return refuse;
  if (scheme === 'http' || scheme === 'https' || href === 'about:blank') return { kind: 'webview' };
  if (`${scheme}://` === appScheme) return { kind: 'return' };
  if (scheme === 'intent') return intentNavigation(href);
  if (scheme === 'market') {
    const app = appOfPackage(/^market:\/\/details\?id=([\w.]+)$/.exec(href)?.[1] ?? null);
    return app ? { kind: 'system', href, app: app.name, store: null } : refuse;
  }
  if (systemSchemes.has(scheme)) return { kind: 'system', href, app: null, store: null };
  const app = appOfScheme(scheme);
  return app ? { kind: 'system', href, app: app.name, store: storeOf(app.androidPackage) } : refuse;
}

/**
 * `intent://path#Intent;scheme=ispmobile;package=kvp.jjy.MispAndroid320;end`, which Android alone knows. It is rebuilt
 * from scheme, path and package: a component or a selector would reach what an app keeps to itself.
 */
function intentNavigation(href: string): AppNavigation {
  const [, path = '', extras = ''] = /^intent:(?:\/\/)?([^#]*)#Intent;(.*;)?end;?$/i.exec(href) ?? [];
  const extra = (name: string) =>
    extras
      .split(';')
      .find((part) => part.startsWith(`${name}=`))
      ?.slice(name.length + 1);
  const scheme = extra('scheme') ?? '';
  const app = appOfScheme(scheme);
  const wanted = extra('package');
  if (!app || (wanted !== undefined && wanted !== app.androidPackage)) return refuse;
  return {
    kind: 'system',
    href: `${scheme}://${path}`,
    app: app.name,
    store: storeOf(app.androidPackage),
  };
}
