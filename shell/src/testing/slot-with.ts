import type { RemoteCandidate } from '@mall/contracts/platform/page-state';
import type { ClientRemote, SlotProps } from '@mall/remote-kit/client-remote';
import type { RemoteLoader } from '../remotes/remote-loader.ts';
import { type SlotOptions, SlotSupervisor } from '../remotes/slot-supervisor.ts';

const candidate = (version: string): RemoteCandidate => ({ version, entry: `/${version}.js` });

/** Lifecycles that write a text into the slot. */
export const showing = (text: string) => ({
  bootstrap: async () => undefined,
  mount: async ({ domElement }: SlotProps) => domElement.replaceChildren(text),
  unmount: async ({ domElement }: SlotProps) => domElement.replaceChildren(),
});

/** A slot whose versions load as `versions` say: a text to show, or an error. */
export function slotWith(versions: Record<string, string | Error>, change: Partial<SlotOptions> = {}) {
  const container = document.createElement('div');
  document.body.append(container);
  const forgotten: string[] = [];
  const reports: string[] = [];
  const listeners = new Set<() => void>();
  const loader = {
    candidatesOf: () => Object.keys(versions).map(candidate),
    limitOf: () => 100,
    load: async (_name: string, { version }: RemoteCandidate) => {
      const loaded = versions[version];
      if (loaded instanceof Error) throw loaded;
      return { remote: { createPage: () => showing(loaded ?? '') } as unknown as ClientRemote };
    },
    forget: (_name: string, { version }: RemoteCandidate) => forgotten.push(version),
    onLate: (_name: string, listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  } as unknown as RemoteLoader;
  const supervisor = new SlotSupervisor({
    name: 'mf-example',
    container,
    loader,
    lifecycles: (remote) => remote.createPage(),
    // The lifecycles above use nothing of these.
    props: { services: {}, fragmentHost: {}, fragmentProps: null } as unknown as SlotOptions['props'],
    renderedVersion: null,
    report: ({ version, message }) => reports.push(`${version}: ${message}`),
    hasPanel: true,
    ...change,
  });
  return { container, supervisor, forgotten, reports, versions, listeners };
}
