import type { LayoutName } from '@mall/contracts/platform/artifact';
import type { RemoteServices } from '../services.tsx';
import type { FragmentTokens, Rendered } from './server-remote.ts';

/** Header and footer of one document; empty strings in the bare layout. */
interface RenderedLayout {
  header: Rendered;
  footer: Rendered;
  /** Theme and global rules for the head. */
  css: { theme: string; global: string };
}

/** What the shell's Node bundle exports as `shell`. */
export interface ServerShell {
  renderLayout(layout: LayoutName, services: RemoteServices, tokens: FragmentTokens): Promise<RenderedLayout>;
}
