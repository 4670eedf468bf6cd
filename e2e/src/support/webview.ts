import { type PageMessage, readPageMessage } from '@mall/contracts/platform/app/app-bridge';
import type { Browser, BrowserContext, Page } from '@playwright/test';

export interface AppKind {
  system: 'android' | 'ios';
  /** Whether the app knows the handshake, which came with version 2 of the bridge. */
  isNew: boolean;
}

const userAgents = {
  android:
    'Mozilla/5.0 (Linux; Android 15; SM-S928N; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36',
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
} as const;

/** What both systems put into every frame of the webview, before the page's scripts. */
function injectBridge(system: AppKind['system']): void {
  const postMessage = (text: string) => {
    void (Reflect.get(window, 'postToNative') as (line: string) => Promise<void>)(text);
  };
  if (system === 'android') Object.assign(window, { MallApp: { postMessage } });
  else Object.assign(window, { webkit: { messageHandlers: { MallApp: { postMessage } } } });
}

/** The native side of the app around one webview (docs/app.md). */
export class Webview {
  /** What the app believed, in its order. */
  readonly accepted: PageMessage[] = [];
  /** What it dropped, as it came. */
  readonly dropped: string[] = [];
  /** The line with the push token that answers PAGE_READY; `channel` is put in by a new app. */
  pushToken: Record<string, unknown>;
  #channel: string | undefined;

  private constructor(
    readonly kind: AppKind,
    readonly context: BrowserContext,
    readonly page: Page,
    /** The one origin that the app was built for. */
    readonly shopOrigin: string,
    uuid: string,
  ) {
    this.pushToken = { uuid, token: `push-${uuid}`, os: kind.system, allow: true };
  }

  /** Starts the app. `saved` is what an earlier run of it left on the phone. */
  static async open(
    browser: Browser,
    shop: string,
    kind: AppKind,
    saved?: { storage: Awaited<ReturnType<BrowserContext['storageState']>>; uuid: string },
  ): Promise<Webview> {
    const context = await browser.newContext({
      baseURL: shop,
      locale: 'ko-KR',
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
      userAgent: `${userAgents[kind.system]} MallApp/${kind.isNew ? '3.2.0' : '2.1.0'} (${kind.system})`,
      ...(saved && { storageState: saved.storage }),
    });
    const page = await context.newPage();
    const webview = new Webview(
      kind,
      context,
      page,
      new URL(shop).origin,
      saved?.uuid ?? crypto.randomUUID(),
    );
    await context.exposeBinding('postToNative', ({ frame }, text: string) => {
      const source = { origin: new URL(frame.url()).origin, isMainFrame: frame.parentFrame() === null };
      return webview.#receive(text, source);
    });
    await context.addInitScript(injectBridge, kind.system);
    return webview;
  }

  /** Ends the app: cookies without an end are gone, as in a webview. */
  async close() {
    const storage = await this.context.storageState();
    await this.context.close();
    return {
      uuid: String(this.pushToken.uuid),
      storage: { ...storage, cookies: storage.cookies.filter(({ expires }) => expires > 0) },
    };
  }

  types(): string[] {
    return this.accepted.map(({ type }) => type);
  }

  /** Says a line to the page, as `evaluateJavascript` and `callAsyncJavaScript` do. */
  async say(message: Record<string, unknown>): Promise<void> {
    const line = JSON.stringify(this.#channel ? { ...message, channel: this.#channel } : message);
    await this.page.evaluate((text) => {
      (Reflect.get(window, 'MallShop') as { receive: (line: string) => void }).receive(text);
    }, line);
  }

  async #receive(text: string, source: { origin: string; isMainFrame: boolean }): Promise<void> {
    const message = readPageMessage(text, source, this.shopOrigin);
    if (!message) {
      this.dropped.push(text);
      return;
    }
    this.accepted.push(message);
    if (message.type !== 'PAGE_READY') return;
    if (this.kind.isNew) {
      this.#channel = message.payload?.channel;
      const capabilities = ['LOGIN_SUCCESS', 'LOGIN_ENDED', 'OF_A_LATER_PAGE'];
      await this.say({ type: 'APP_HELLO', payload: { bridge: 2, capabilities } });
    }
    await this.say({ type: 'PUSH_TOKEN', payload: this.pushToken });
  }
}
