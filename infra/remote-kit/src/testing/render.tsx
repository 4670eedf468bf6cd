import { type RenderResult, render } from '@testing-library/react';
import { act, type ReactElement, StrictMode } from 'react';
import { AppRoot } from '../app-root.tsx';
import { declaredServices } from '../calls/declared-services.ts';
import type { RemoteDefinition, RouteContext } from '../define-remote.ts';
import { createStyleCache, styleKeyOf } from '../emotion.ts';
import type { FragmentHost } from '../fragment.tsx';
import { type FragmentLoader, FragmentRoot, findFragment, loadFragment } from '../fragment-root.tsx';
import type { Head } from '../head.ts';
import { PageLoader, PageRoot, routeTableOf } from '../page-root.tsx';
import { createFakeServices, type FakeOptions, type FakeServices, testOrigin } from './fake-services.ts';
import { noteMistake } from './mistakes.ts';

export { beginToUse } from './begin-to-use.ts';
export { type Answers, failure } from './fake-network.ts';
export { createFakeServices, type FakeOptions, type FakeServices, loggedIn } from './fake-services.ts';
export { takeMistakes } from './mistakes.ts';

/** A fragment that the page asked for; other remotes are not there in a test. */
interface HostedFragment {
  name: string;
  props: unknown;
}

export interface Rendered extends RenderResult {
  services: FakeServices;
  fragments: HostedFragment[];
}

export interface RenderedPage extends Rendered {
  head: Head;
  /** Goes softly to another address of the remote: prefetch first, then the page. */
  goTo: (href: string) => Promise<void>;
}

/**
 * Renders the page of `href` as the shell does: prefetch first, then the page, then its head. With `services` of an
 * earlier page the shopper has come back to it.
 */
export async function renderPage(
  remote: RemoteDefinition,
  href: string,
  options: FakeOptions & { services?: FakeServices } = {},
): Promise<RenderedPage> {
  const services = options.services ?? createFakeServices(href, options);
  const declared = declaredServices(remote, services, noteMistake);
  const pages = new PageLoader(remote.routes);
  const table = routeTableOf(remote);
  const preload = async (target: string) => {
    const url = new URL(target, testOrigin);
    const match = table.match(url.pathname);
    if (!match) throw new Error(`${remote.name} has no page at ${url.pathname}`);
    const { route } = match.route;
    const context: RouteContext = { services: declared, params: match.params, url };
    await Promise.all([pages.load(route.id), route.prefetch?.(context)]);
    return route.head(context);
  };
  const head = await preload(href);
  const page = <PageRoot table={table} pages={pages} />;
  const rendered = await renderInRoot(page, remote.name, { services, declared, isStrict: options.isStrict });
  const goTo = async (target: string) => {
    await preload(target);
    await act(async () => services.moveTo(target));
  };
  return { ...rendered, head, goTo };
}

/** Renders a fragment by its full name with props that its contract parses. */
export async function renderFragment(
  remote: RemoteDefinition,
  name: string,
  props: Record<string, unknown>,
  options: FakeOptions = {},
): Promise<Rendered> {
  const services = createFakeServices('/', options);
  const declared = declaredServices(remote, services, noteMistake);
  const loaded: FragmentLoader = new Map();
  await Promise.all([
    loadFragment(remote, loaded, name),
    findFragment(remote, name).prefetch?.({ services: declared, props }),
  ]);
  const ui = <FragmentRoot remote={remote} loaded={loaded} name={name} props={props} />;
  return renderInRoot(ui, remote.name, { services, declared });
}

interface Root {
  services: FakeServices;
  /** The same, as the remote gets them: they throw on what it does not declare. */
  declared: FakeServices;
  isStrict?: boolean | undefined;
}

async function renderInRoot(
  ui: ReactElement,
  name: string,
  { services, declared, isStrict = false }: Root,
): Promise<Rendered> {
  const fragments: HostedFragment[] = [];
  const host: FragmentHost = {
    reserve: (contract, props) => {
      fragments.push({ name: contract.name, props });
      return '<div></div>';
    },
    mount: () => () => undefined,
  };
  const root = (
    <AppRoot
      services={declared}
      cache={createStyleCache(styleKeyOf(name), '')}
      fragmentHost={host}
      onCrash={(error) => {
        throw error;
      }}
    >
      {ui}
    </AppRoot>
  );
  // As the shell says of a page whose first work is done.
  document.documentElement.dataset.idle = 'true';
  const result = await act(async () => render(isStrict ? <StrictMode>{root}</StrictMode> : root));
  return { ...result, services, fragments };
}
