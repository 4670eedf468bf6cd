import type { EmotionCache } from '@emotion/cache';
import React from 'react';
import { createRoot } from 'react-dom/client';
import type { LifeCycles } from 'single-spa';
import singleSpaReact from 'single-spa-react';
import { AppRoot } from '../app-root.tsx';
import { createStyleCache, styleKeyOf } from '../emotion.ts';
import { hydrateInSlices } from '../hydrate-in-slices.ts';
import { setStyleCache } from '../jsx-runtime.tsx';
import type { RemoteServices } from '../services.tsx';
import type { SlotProps } from './client-remote.ts';

type LifeCycle = LifeCycles<SlotProps>['mount'];

/**
 * The style cache of one remote. It outlives the remote's roots: to take its rules away and to put them back would have
 * the browser work out the styles of the whole page at each step between two remotes.
 */
class StyleCacheOwner {
  private cache: EmotionCache | null = null;

  constructor(private readonly name: string) {}

  /** The cache must exist before the first hydration: it adopts the server's style elements. */
  get(nonce: string): EmotionCache {
    if (!this.cache) {
      this.cache = createStyleCache(styleKeyOf(this.name), nonce);
      setStyleCache(this.cache);
    }
    return this.cache;
  }
}

/** Makes the lifecycles of a remote's React roots, all of them with one style cache. */
export function createRootLifecycles(
  name: string,
  servicesFor: (services: RemoteServices) => RemoteServices,
) {
  const styles = new StyleCacheOwner(name);

  return (identifierPrefix: string, Content: React.ComponentType<SlotProps>): LifeCycles<SlotProps> => {
    let currentProps: SlotProps | null = null;
    const lifecycles = singleSpaReact<SlotProps>({
      React,
      ReactDOMClient: {
        createRoot: (element: HTMLElement) => createRoot(element, { identifierPrefix }),
        hydrateRoot: (element: HTMLElement, ui: React.ReactElement) =>
          hydrateInSlices(element, ui, {
            identifierPrefix,
            onRecoverableError: (error) => {
              if (process.env.NODE_ENV === 'development') reportError(error);
              currentProps?.services.reportError(`${name}: hydration`, error);
            },
          }),
      },
      domElementGetter: (props) => props.domElement,
      renderType: () =>
        currentProps?.isHydratable && currentProps.domElement.firstChild ? 'hydrateRoot' : 'createRoot',
      rootComponent: (props: SlotProps) => (
        <AppRoot
          services={servicesFor(props.services)}
          cache={styles.get(props.services.nonce)}
          fragmentHost={props.fragmentHost}
          onCrash={props.onCrash}
        >
          <Content {...props} />
        </AppRoot>
      ),
      suppressComponentDidCatchWarning: true,
    } as Parameters<typeof singleSpaReact<SlotProps>>[0]);

    return {
      bootstrap: async () => undefined,
      mount: async (props: SlotProps) => {
        currentProps = props;
        styles.get(props.services.nonce);
        if (!props.isHydratable) props.domElement.replaceChildren();
        await runLifecycle(lifecycles.mount, props);
      },
      // React has unmounted when this returns. single-spa-react waits for a timer on top, and the browser paints an empty page.
      unmount: async (props: SlotProps) => {
        runLifecycle(lifecycles.unmount, props).catch((error) =>
          props.services.reportError(`${name}: unmount`, error),
        );
      },
    };
  };
}

/** single-spa allows a list of functions for each lifecycle. */
export async function runLifecycle(lifecycle: LifeCycle, props: SlotProps): Promise<void> {
  for (const step of [lifecycle].flat())
    await (step as unknown as (props: SlotProps) => Promise<unknown>)(props);
}
