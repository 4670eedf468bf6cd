import { declaredServicesOf } from '../calls/declared-services.ts';
import type { RemoteDefinition } from '../define-remote.ts';
import { type FragmentLoader, FragmentRoot, loadFragment } from '../fragment-root.tsx';
import { PageLoader, PageRoot, routeTableOf } from '../page-root.tsx';
import { headOfAddress, pageUrlOf } from '../url/page-url.ts';
import type { ClientRemote, SlotProps } from './client-remote.ts';
import { createRootLifecycles, runLifecycle } from './root-lifecycles.tsx';

/** Turns a definition into what the shell loads: lifecycles for the page, prefetch, and lifecycles for fragments. */
export function createClientRemote(remote: RemoteDefinition): ClientRemote {
  const pages = new PageLoader(remote.routes);
  const table = routeTableOf(remote);
  const fragments: FragmentLoader = new Map();
  const servicesFor = declaredServicesOf(remote);
  const lifecyclesOf = createRootLifecycles(remote.name, servicesFor);
  return {
    name: remote.name,
    createPage: () => {
      const { mount, ...others } = lifecyclesOf(remote.name, () => <PageRoot table={table} pages={pages} />);
      return {
        ...others,
        // The server's page stays as it is until its code is here: React would begin, wait and begin again. A chunk
        // that does not come is reported by the page itself.
        mount: async (props: SlotProps) => {
          const match = table.match(props.services.location.current().pathname);
          if (match) await pages.load(match.route.id).catch(() => undefined);
          await runLifecycle(mount, props);
        },
      };
    },
    createFragment: async (name, place) => {
      await loadFragment(remote, fragments, name);
      return lifecyclesOf(`${remote.name}-${place}`, ({ fragmentProps }) => (
        <FragmentRoot remote={remote} loaded={fragments} name={name} props={fragmentProps} />
      ));
    },
    preload: async (href, given, only) => {
      const services = servicesFor(given);
      const url = pageUrlOf(href, services);
      const match = table.match(url.pathname);
      if (!match) return null;
      const context = { services, params: match.params, url };
      pages.forgetFailures();
      const { route } = match.route;
      // Data that fails to come is shown by the page itself.
      const data = only === 'code' ? undefined : route.prefetch?.(context).catch(() => undefined);
      await Promise.all([pages.load(route.id), data]);
      return headOfAddress(route.head(context), href, services.origin);
    },
  };
}
