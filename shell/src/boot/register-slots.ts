import type { ClientRelease, PageState } from '@mall/contracts/platform/page-state';
import type { RouteTable } from '@mall/contracts/platform/routes/route-table';
import type { FragmentHost } from '@mall/remote-kit/fragment';
import type { RemoteServices } from '@mall/remote-kit/services';
import { registerApplication } from 'single-spa';
import type { RemoteLoader } from '../remotes/remote-loader.ts';
import { SlotSupervisor } from '../remotes/slot-supervisor.ts';
import type { ReportFailure } from '../tracking/report-error.ts';

export interface SlotDependencies {
  release: ClientRelease;
  routes: RouteTable;
  loader: RemoteLoader;
  services: RemoteServices;
  fragmentHost: FragmentHost;
  report: ReportFailure;
  state: PageState;
  /** A remote of the page stands in none of its versions. */
  onBroken: () => void;
}

/** Place of a remote's pages in the document, which goes with the page. The server has made the one of the page it rendered. */
function slotElement(name: string): HTMLElement {
  const id = `slot-${name}`;
  const known = document.getElementById(id);
  if (known) return known;
  const made = document.createElement('div');
  made.id = id;
  made.dataset.boundary = name;
  document.getElementById('content')?.append(made);
  return made;
}

/** Tells single-spa of every remote's slot: one application each, active while the remote owns the URL. */
export function registerSlots({
  release,
  routes,
  loader,
  services,
  fragmentHost,
  report,
  state,
  onBroken,
}: SlotDependencies): void {
  let renderedOwner = state.isRendered ? state.owner : null;

  for (const name of Object.keys(release.remotes)) {
    let supervisor: SlotSupervisor | null = null;
    registerApplication({
      name,
      activeWhen: ({ pathname }) => routes.match(pathname)?.route.owner === name,
      app: async () => ({
        bootstrap: async () => undefined,
        mount: async () => {
          const isRendered = renderedOwner === name;
          renderedOwner = null;
          supervisor = new SlotSupervisor({
            name,
            container: slotElement(name),
            loader,
            report,
            hasPanel: true,
            onBroken,
            renderedVersion: isRendered ? (loader.candidatesOf(name)[0]?.version ?? null) : null,
            lifecycles: async (remote) => {
              // Before a root is made: while its code does not come, the server's page stays as it is, and the try in
              // which it comes takes that over.
              await remote.preload(services.location.current().href, services, 'code');
              return remote.createPage();
            },
            props: { services, fragmentHost, fragmentProps: null },
          });
          await supervisor.start();
        },
        unmount: async () => {
          supervisor?.leave();
          supervisor = null;
        },
      }),
    });
  }
}
