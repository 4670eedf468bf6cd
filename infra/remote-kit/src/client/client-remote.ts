import type { LifeCycles } from 'single-spa';
import type { FragmentHost } from '../fragment.tsx';
import type { Head } from '../head.ts';
import type { RemoteServices } from '../services.tsx';

/** Custom props of a remote's roots. */
export interface SlotProps {
  services: RemoteServices;
  domElement: HTMLElement;
  /** Whether the content of `domElement` was rendered on the server by this very version. */
  isHydratable: boolean;
  fragmentHost: FragmentHost;
  fragmentProps: unknown;
  /** Hears a crash in render or in an effect. The slot's owner unmounts then. */
  onCrash: (error: unknown) => void;
}

/** What the federated module `./remote` of every remote exports as `remote`. */
export interface ClientRemote {
  name: string;
  createPage(): LifeCycles<SlotProps>;
  /** `place` distinguishes several instances and is the same on server and client. */
  createFragment(name: string, place: string): Promise<LifeCycles<SlotProps>>;
  /**
   * Loads code and data for a URL of this remote, or its code alone, and says its head; null when the URL is not one of
   * its own.
   */
  preload(href: string, services: RemoteServices, only?: 'code'): Promise<Head | null>;
}
