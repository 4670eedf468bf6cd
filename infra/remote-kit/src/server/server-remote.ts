import type { FragmentContract } from '@mall/contracts/platform/fragments';
import type { Head } from '../head.ts';
import type { RemoteServices } from '../services.tsx';

/** A fragment that a render asked for: `token` stands in the HTML where its HTML belongs. */
export interface FragmentRequest {
  token: string;
  name: string;
  props: unknown;
  audience: FragmentContract['audience'];
  wakes?: FragmentContract['wakes'];
}

export interface RenderedStyles {
  key: string;
  css: string;
}

export interface Rendered {
  html: string;
  styles: RenderedStyles[];
  fragments: FragmentRequest[];
}

interface RenderedPage extends Rendered {
  routeId: string;
  head: Head;
}

/** Gives tokens and places to fragments; unique in one document. */
export interface FragmentTokens {
  next(): string;
}

/** What the Node bundle of every remote exports as `remote`. Render functions reject when the remote crashes. */
export interface ServerRemote {
  /** null when the URL is not one of this remote's. Prefetched data stays in `services.queryClient`. */
  renderPage(href: string, services: RemoteServices, tokens: FragmentTokens): Promise<RenderedPage | null>;
  renderFragment(
    request: FragmentRequest,
    services: RemoteServices,
    tokens: FragmentTokens,
  ): Promise<Rendered>;
}
