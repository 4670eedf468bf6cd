import type { Endpoint } from '@mall/contracts/endpoint';
import type { Topic } from '@mall/contracts/events/topic';
import type { LayoutName } from '@mall/contracts/platform/artifact';
import type { FragmentContract } from '@mall/contracts/platform/fragments';
import type { ComponentType } from 'react';
import type * as z from 'zod/mini';
import type { Head } from './head.ts';
import type { RemoteServices } from './services.tsx';

/** Where a page is asked to render: its path parameters and full URL. */
export interface RouteContext {
  services: RemoteServices;
  params: Record<string, string>;
  url: URL;
}

export type PageProps = Pick<RouteContext, 'params' | 'url'>;

interface Page {
  /** `bare` pages have no header and footer (spec 2.3). */
  layout?: LayoutName;
  /** Query parameters that change the page. Others are ignored (spec 2.2) and never reach the page cache's key. */
  query?: readonly string[];
  /** Pages of one shopper: never cached. */
  isPersonal?: boolean;
  /** Runs scripts of third parties, such as a payment provider: always entered by a full document load. */
  isIsolated?: boolean;
  /** Fetches what the page shows, on the server and on hover. It may fail: the page then shows its own state. */
  prefetch?: (context: RouteContext) => Promise<unknown>;
  /** Reads the prefetched data; also called when it is missing. */
  head: (context: RouteContext) => Head;
  component: () => Promise<{ Page: ComponentType<PageProps> }>;
}

interface PageAtOnePath extends Page {
  /** Its chunk is called `route-<id>`: `import(/* webpackChunkName: "route-<id>" *\/ './…')`. */
  id: string;
  /** react-router pattern, e.g. `/goods/view/:productId`. */
  path: string;
  paths?: never;
}

interface PageAtSeveralPaths extends Page {
  /** Of the chunk: `route-<id>`. */
  id: string;
  path?: never;
  /** Patterns by route id. Each is a route of its own to the rest of the shop. */
  paths: Readonly<Record<string, string>>;
}

export type RouteDefinition = PageAtOnePath | PageAtSeveralPaths;

/** A route as the rest of the shop sees it: one id, one path. */
export interface RemoteRoute extends Page {
  id: string;
  path: string;
  /** Id of the page that the route shows; its chunk is `route-<page>`. */
  page: string;
}

export interface FragmentDefinition<Props = Record<string, unknown>> {
  /** Its chunk is called `fragment-<name>`. */
  contract: FragmentContract<z.core.$ZodType<Props>>;
  prefetch?: (context: { services: RemoteServices; props: Props }) => Promise<unknown>;
  component: () => Promise<{ Fragment: ComponentType<Props> }>;
}

/** Lends a piece of UI to others; the contract's props type the component. */
export function defineFragment<Props>(definition: FragmentDefinition<Props>): FragmentDefinition {
  // The props are parsed with the contract's schema before any component sees them.
  return definition as unknown as FragmentDefinition;
}

export interface RemoteDefinition {
  name: `mf-${string}`;
  routes: readonly RemoteRoute[];
  fragments?: readonly FragmentDefinition[];
  /** What the remote exchanges with the rest; `compose` checks it (design: A release). */
  uses?: {
    fragments?: readonly FragmentContract[];
    publishes?: readonly Topic[];
    subscribes?: readonly Topic[];
    calls?: readonly Endpoint[];
  };
}

interface RemoteSource extends Omit<RemoteDefinition, 'routes'> {
  routes: readonly RouteDefinition[];
}

/** All that a squad writes at its boundary. */
export function defineRemote(source: RemoteSource): RemoteDefinition {
  return { ...source, routes: source.routes.flatMap(routesOf) };
}

function routesOf({ id: page, path, paths, ...rest }: RouteDefinition): RemoteRoute[] {
  const byId = paths ?? { [page]: path };
  return Object.entries(byId).map(([id, pattern]) => ({ ...rest, id, path: pattern, page }));
}
