import type { EmotionCache } from '@emotion/cache';
import { __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react';
import { type Interpolation, serializeStyles } from '@emotion/serialize';
import { getRegisteredStyles, insertStyles } from '@emotion/utils';
import type { ElementType, Key, ReactElement } from 'react';
import * as react from 'react/jsx-runtime';

type Props = Record<string, unknown>;
type CreateElement = typeof react.jsx;

let current: EmotionCache | null = null;

/**
 * Says where styles go from now on. A bundle holds its own copy of this module and shows one remote, so in a browser
 * one cache serves all its roots.
 */
export function setStyleCache(cache: EmotionCache): void {
  current = cache;
}

/** Runs a render that ends when it returns, with `cache` for its styles: on a server renders are interleaved. */
export function renderWithStyles<T>(cache: EmotionCache, render: () => T): T {
  const before = current;
  current = cache;
  try {
    return render();
  } finally {
    current = before;
  }
}

/** The element that `css` and `className` make, with the class that emotion would give it. */
function styledElement(
  make: CreateElement,
  type: ElementType,
  props: Props,
  key: Key | undefined,
  cache: EmotionCache,
) {
  const { css, className: given, ...rest } = props;
  // The values that `css` takes are checked by the compiler, through emotion's types.
  const styles = [css as Interpolation<unknown>];
  const names =
    typeof given === 'string' ? getRegisteredStyles(cache.registered, styles as string[], given) : '';
  const serialized = serializeStyles(styles, cache.registered, {});
  // A component may hand its class on, so its styles are kept under that; an element of the page needs them once.
  if (typeof type !== 'string' || cache.inserted[serialized.name] === undefined)
    insertStyles(cache, serialized, typeof type === 'string');
  rest.className = `${names}${cache.key}-${serialized.name}`;
  return make(type, rest, key);
}

/** Without a given cache, a component reads it from emotion's context. */
function StyledElement({ make, type, props }: { make: CreateElement; type: ElementType; props: Props }) {
  const cache = useEmotionCache();
  if (!cache) throw new Error('css needs AppRoot around it');
  return styledElement(make, type, props, undefined, cache);
}

function create(make: CreateElement, type: ElementType, props: Props, key?: Key): ReactElement {
  if (!('css' in props)) return make(type, props, key);
  return current
    ? styledElement(make, type, props, key, current)
    : react.jsx(StyledElement, { make, type, props }, key);
}

/** @public The compiler imports it. */
export const Fragment = react.Fragment;
export const jsx = (type: ElementType, props: Props, key?: Key) => create(react.jsx, type, props, key);
/** @public The compiler imports it. */
export const jsxs = (type: ElementType, props: Props, key?: Key) => create(react.jsxs, type, props, key);
