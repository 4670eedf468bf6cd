import type { WantedProduct } from '../api/orders/carts.ts';
import type { ApiClient } from '../client/create-api-client.ts';
import type { Device } from '../domain/device.ts';
import type { FamilySite } from '../domain/family-site.ts';
import type { EventBus } from '../events/create-bus.ts';
import type { PageMessage } from './app/app-bridge.ts';

/** A value that changes over time. `subscribe` returns its own undo. */
export interface Store<T> {
  current(): T;
  /**
   * The value that the page began with, which is that of the server's HTML: parts that come to life later hydrate with
   * it. Shells before 1.1 have none.
   */
  initial?: () => T;
  subscribe(listener: () => void): () => void;
}

export type Session =
  | { status: 'checking'; memberId: null }
  | { status: 'in'; memberId: number }
  | { status: 'out'; memberId: null };

/** What a guest wanted before being sent to log in (spec 4.13, 6). */
export interface PendingWish {
  kind: 'cart' | 'order';
  products: WantedProduct[];
  /** Path of the product page it came from. */
  from: string;
  /** An order that is to be paid by Naver Pay (spec 3.8, isNaverPay). */
  is_naver_pay?: boolean | undefined;
}

export interface SessionService extends Store<Session> {
  /**
   * Tells the platform that the login call succeeded: cookies are set by then; caches of the guest are dropped. False
   * where the browser kept no cookie, so that there is no login; undefined from an older shell.
   */
  completeLogin(memberId: number): Promise<boolean | undefined>;
  /**
   * Calls the server, clears member data and goes to `redirect` (default `/`; spec 4.1). A call that does not reach the
   * server leaves the member logged in and says so, as the next page would be theirs again.
   * @param options `isForced` clears the page all the same, for a login that the server ends by itself
   */
  logout(redirect?: string, options?: { isForced?: boolean }): Promise<void>;
  /** Asks «로그인 후 이용이 가능합니다» and goes to the login page on yes (spec 8.7). */
  requireLogin(): Promise<void>;
  pendingWish(): PendingWish | null;
  setPendingWish(wish: PendingWish | null): void;
}

export interface DialogService {
  /** Resolves when the shopper confirms. `\n` breaks lines. */
  alert(message: string, options?: { confirmLabel?: string }): Promise<void>;
  /** Resolves true for yes; Escape and back mean no. */
  confirm(message: string, options?: { confirmLabel?: string; cancelLabel?: string }): Promise<boolean>;
  toast(message: string): void;
}

export interface TrackingService {
  /** A first-party event; vendors hang on to these in the shell. */
  track(name: string, payload: Record<string, unknown>): void;
}

export interface NativeBridge {
  readonly platform: 'android' | 'ios' | null;
  /** Tells the app, when it understands it; does nothing in a plain browser. */
  post(message: PageMessage): void;
}

/** Where the page is. `href` is path, query and hash. */
export interface PageLocation {
  href: string;
  pathname: string;
  search: string;
  hash: string;
  /** Tells entries of the session history apart. */
  key: string;
}

export interface NavigateOptions {
  replace?: boolean;
  /**
   * Keep the scroll position, for instance when only a filter changes; where that is below the start of a list that is
   * marked by `data-list-start`, its start is shown.
   */
  keepScroll?: boolean;
  /** Path that Back leads to from the target, in place of the present page. Not together with `replace`. */
  backTo?: string;
}

/** A failure that must not be lost: `where` says what was going on. */
export type ReportError = (where: string, error: unknown) => void;

/**
 * What the shell gives every remote, as single-spa custom props in the browser and as an argument of the server
 * render. The TanStack Query client joins it in remote-kit, so that contracts stay free of React libraries.
 */
export interface PlatformServices {
  api: ApiClient;
  bus: EventBus;
  session: SessionService;
  tracking: TrackingService;
  dialogs: DialogService;
  device: Device;
  site: Store<FamilySite>;
  native: NativeBridge;
  location: Store<PageLocation>;
  /** Loads the target's remote and data, then changes the URL; resolves when the new page stands. */
  navigate(href: string, options?: NavigateOptions): Promise<void>;
  /** Loads code and data of a page that the shopper may open next. */
  prefetch(href: string): Promise<void>;
  /** Whether a page of this release answers the address; menus leave out what is not there. */
  hasPage(href: string): boolean;
  reportError: ReportError;
  /** Nonce for styles made at run time; empty on the server. */
  nonce: string;
  /** The page's origin, known on the server as well. */
  origin: string;
}
