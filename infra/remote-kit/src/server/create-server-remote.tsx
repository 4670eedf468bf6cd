import type { ReactElement } from 'react';
import { declaredServicesOf } from '../calls/declared-services.ts';
import { dropPassingFailures } from '../calls/query-client.ts';
import { isSettledFailure } from '../calls/settled-failure.ts';
import type { RemoteDefinition } from '../define-remote.ts';
import {
  type FragmentLoader,
  FragmentRoot,
  findFragment,
  loadFragment,
  parseFragmentProps,
} from '../fragment-root.tsx';
import { PageLoader, PageRoot, routeTableOf } from '../page-root.tsx';
import type { RemoteServices } from '../services.tsx';
import { headOfAddress, pageUrlOf } from '../url/page-url.ts';
import { renderRoot } from './render-root.tsx';
import type { FragmentTokens, ServerRemote } from './server-remote.ts';

/** Turns a definition into what the edge's workers call. */
export function createServerRemote(remote: RemoteDefinition): ServerRemote {
  const pages = new PageLoader(remote.routes);
  const fragments: FragmentLoader = new Map();
  const table = routeTableOf(remote);
  const servicesFor = declaredServicesOf(remote);
  const render = (content: ReactElement, prefix: string, services: RemoteServices, tokens: FragmentTokens) =>
    renderRoot({ name: remote.name, content, prefix, services, tokens });

  return {
    async renderPage(href, given, tokens) {
      const services = servicesFor(given);
      const url = pageUrlOf(href, services);
      const match = table.match(url.pathname);
      if (!match) return null;
      const { route } = match.route;
      const context = { services, params: match.params, url };
      await Promise.all([pages.load(route.id), prefetched(route.prefetch?.(context), services)]);
      dropPassingFailures(services.queryClient);
      const rendered = await render(<PageRoot table={table} pages={pages} />, remote.name, services, tokens);
      const head = headOfAddress(route.head(context), href, services.origin);
      return { ...rendered, routeId: route.id, head };
    },

    async renderFragment({ name, props, token }, given, tokens) {
      const services = servicesFor(given);
      const parsed = parseFragmentProps(remote, name, props);
      await Promise.all([
        loadFragment(remote, fragments, name),
        prefetched(findFragment(remote, name).prefetch?.({ services, props: parsed }), services),
      ]);
      dropPassingFailures(services.queryClient);
      const ui = <FragmentRoot remote={remote} loaded={fragments} name={name} props={parsed} />;
      return render(ui, `${remote.name}-${token}`, services, tokens);
    },
  };
}

/** Waits for a prefetch. What it could not fetch leaves a hole in the page, which is reported to the edge. */
async function prefetched(
  prefetch: Promise<unknown> | undefined,
  { reportError }: RemoteServices,
): Promise<void> {
  try {
    await prefetch;
  } catch (error) {
    if (!isSettledFailure(error)) reportError('prefetch', error);
  }
}
