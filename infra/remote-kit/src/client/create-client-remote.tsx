import type { EmotionCache } from '@emotion/cache';
import React from 'react';
import { createRoot } from 'react-dom/client';
import type { LifeCycles } from 'single-spa';
import singleSpaReact from 'single-spa-react';
import { AppRoot } from '../app-root.tsx';
import type { RemoteDefinition } from '../define-remote.ts';
import { createStyleCache } from '../emotion.ts';
import { type FragmentLoader, FragmentRoot, loadFragment } from '../fragment-root.tsx';
import { hydrateInSlices } from '../hydrate-in-slices.ts';
import { setStyleCache } from '../jsx-runtime.tsx';
import { PageLoader, PageRoot, routeTableOf } from '../page-root.tsx';
import type { ClientRemote, SlotProps } from './client-remote.ts';

/** Turns a definition into what the shell loads: lifecycles for the page, prefetch, and lifecycles for fragments. */
export function createClientRemote(remote: RemoteDefinition): ClientRemote {
  const pages = new PageLoader(remote.routes);
  const table = routeTableOf(remote);
  const fragments: FragmentLoader = new Map();
  let cache: EmotionCache | null = null;
  let roots = 0;

  // The cache must exist before the first hydration: it adopts the server's style elements.
  const cacheOf = (nonce: string) => {
    if (!cache) {
      cache = createStyleCache(remote.name, nonce);
      setStyleCache(cache);
    }
    return cache;
  };

  const lifecyclesOf = (
    identifierPrefix: string,
    Content: React.ComponentType<SlotProps>,
  ): LifeCycles<SlotProps> => {
    const lifecycles = singleSpaReact<SlotProps>({
      React,
      ReactDOMClient: {
        createRoot: (element: HTMLElement) => createRoot(element, { identifierPrefix }),
        hydrateRoot: (element: HTMLElement, ui: React.ReactElement) =>
          hydrateInSlices(element, ui, {
            identifierPrefix,
            onRecoverableError: (error) =>
              currentProps?.services.reportError(`${remote.name}: hydration`, error),
          }),
      },
      domElementGetter: (props) => props.domElement,
      renderType: () =>
        currentProps?.isHydratable && currentProps.domElement.firstChild ? 'hydrateRoot' : 'createRoot',
      rootComponent: (props: SlotProps) => (
        <AppRoot
          services={props.services}
          cache={cacheOf(props.services.nonce)}
          fragmentHost={props.fragmentHost}
          onCrash={props.onCrash}
        >
          <Content {...props} />
        </AppRoot>
      ),
      suppressComponentDidCatchWarning: true,
    } as Parameters<typeof singleSpaReact<SlotProps>>[0]);
    let currentProps: SlotProps | null = null;

    return {
      bootstrap: async () => undefined,
      mount: async (props: SlotProps) => {
        currentProps = props;
        cacheOf(props.services.nonce);
        if (!props.isHydratable) props.domElement.replaceChildren();
        await run(lifecycles.mount, props);
        roots += 1;
      },
      unmount: async (props: SlotProps) => {
        await run(lifecycles.unmount, props);
        roots -= 1;
        // Styles of a remote that shows nothing any more would only slow the page down.
        if (roots === 0) {
          cache?.sheet.flush();
          cache = null;
        }
      },
    };
  };

  const { routes } = remote;
  return {
    name: remote.name,
    createPage: () => {
      const { mount, ...others } = lifecyclesOf(remote.name, () => (
        <PageRoot remote={remote} pages={pages} />
      ));
      return {
        ...others,
        // The server's page stays as it is until its code is here: React would begin, wait and begin again. A chunk
        // that does not come is told by the page itself.
        mount: async (props: SlotProps) => {
          const match = table.match(props.services.location.current().pathname);
          if (match) await pages.load(match.route.id).catch(() => undefined);
          await run(mount, props);
        },
      };
    },
    createFragment: async (name, place) => {
      await loadFragment(remote, fragments, name);
      return lifecyclesOf(`${remote.name}-${place}`, ({ fragmentProps }) => (
        <FragmentRoot remote={remote} loaded={fragments} name={name} props={fragmentProps} />
      ));
    },
    preload: async (href, services) => {
      const url = new URL(href, services.origin);
      const match = table.match(url.pathname);
      if (!match) return null;
      const context = { services, params: match.params, url };
      pages.forgetFailures();
      const route = routes.find(({ id }) => id === match.route.id);
      // Data that fails to come is shown by the page itself.
      await Promise.all([pages.load(match.route.id), route?.prefetch?.(context).catch(() => undefined)]);
      return route?.head(context) ?? null;
    },
  };
}

type LifeCycle = LifeCycles<SlotProps>['mount'];

/** single-spa allows a list of functions for each lifecycle. */
async function run(lifecycle: LifeCycle, props: SlotProps): Promise<void> {
  for (const step of [lifecycle].flat())
    await (step as unknown as (props: SlotProps) => Promise<unknown>)(props);
}
