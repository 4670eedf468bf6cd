import type { EmotionCache } from '@emotion/cache';
import * as emotion from '@emotion/react/jsx-runtime';
import { type Interpolation, serializeStyles } from '@emotion/serialize';
import { getRegisteredStyles, insertStyles } from '@emotion/utils';
import type { ElementType, Key, ReactElement } from 'react';
import * as react from 'react/jsx-runtime';

type Props = Record<string, unknown>;

let current: EmotionCache | null = null;

/**
 * Runs a render that ends when it returns, with `cache` for its styles. Emotion puts two components around every
 * styled element to hand the cache down; a server that renders in one go knows it beforehand and saves them, about a
 * third of the render. Outside of such a render everything is emotion's own.
 */
export function renderWithStyles<T>(cache: EmotionCache, render: () => T): T {
  current = cache;
  try {
    return render();
  } finally {
    current = null;
  }
}

/** What emotion's own component makes of `css` and `className`, with the same class and in the same place of the tree. */
function styledElement(type: ElementType, props: Props, key: Key | undefined, cache: EmotionCache) {
  const { css, className: given, ...rest } = props;
  // The values that `css` takes are checked by the compiler, through emotion's types.
  const styles = [css as Interpolation<unknown>];
  const names =
    typeof given === 'string' ? getRegisteredStyles(cache.registered, styles as string[], given) : '';
  const serialized = serializeStyles(styles, cache.registered, {});
  insertStyles(cache, serialized, typeof type === 'string');
  const element = react.jsx(type, { ...rest, className: `${names}${cache.key}-${serialized.name}` });
  // Emotion has a sibling before the element: `useId` counts it.
  return react.jsxs(react.Fragment, { children: [null, element] }, key);
}

function create(
  make: typeof react.jsx,
  byEmotion: typeof react.jsx,
  type: ElementType,
  props: Props,
  key?: Key,
): ReactElement {
  if (!Object.hasOwn(props, 'css')) return make(type, props, key);
  return current && typeof props.css !== 'function'
    ? styledElement(type, props, key, current)
    : byEmotion(type, props, key);
}

export const Fragment = react.Fragment;
export const jsx = (type: ElementType, props: Props, key?: Key) =>
  create(react.jsx, emotion.jsx as typeof react.jsx, type, props, key);
export const jsxs = (type: ElementType, props: Props, key?: Key) =>
  create(react.jsxs, emotion.jsxs as typeof react.jsxs, type, props, key);
