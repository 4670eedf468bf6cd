import * as own from 'react-refresh-own';

/** Name of the part that is built; the configuration puts it in. */
declare const DEVELOPED_PART: string;

interface SharedRuntime {
  runtime: typeof own;
  /** Whether a React of the page can replace components: one that was there before this was loaded cannot. */
  canRefresh: () => boolean;
}

interface Renderer {
  scheduleRefresh?: unknown;
}

type Page = typeof globalThis & {
  __mallRefresh?: SharedRuntime;
  __REACT_DEVTOOLS_GLOBAL_HOOK__?: { renderers: Map<unknown, Renderer> };
};

function install(page: Page): SharedRuntime {
  own.injectIntoGlobalHook(page);
  const renderers = page.__REACT_DEVTOOLS_GLOBAL_HOOK__?.renderers ?? new Map<unknown, Renderer>();
  const canRefresh = () =>
    [...renderers.values()].some(({ scheduleRefresh }) => typeof scheduleRefresh === 'function');
  return { runtime: own, canRefresh };
}

const page: Page = globalThis;
page.__mallRefresh ??= install(page);
const { runtime, canRefresh } = page.__mallRefresh;

/** Parts have files of the same names. @public */
export const register = (type: unknown, id: string): void =>
  runtime.register(type, `${DEVELOPED_PART} ${id}`);
/** @public */
export const { createSignatureFunctionForTransform, isLikelyComponentType, getFamilyByType } = runtime;
/** The first part of the page has done so. @public */
export const injectIntoGlobalHook = (): void => undefined;

/** Replaces components in place; with a released shell, whose React cannot, the page is loaded anew. @public */
export function performReactRefresh(): void {
  if (canRefresh()) runtime.performReactRefresh();
  else location.reload();
}
