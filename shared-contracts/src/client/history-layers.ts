/**
 * Layers: history entries of what lies over a page (decision 134), with its address, its state and a number from 1. One
 * that is closed otherwise than by Back leaves its entry, which the next navigation replaces and Back skips.
 */

/** The layer of an entry by its `history.state`; 0 is the page itself. */
export function layerOf(state: unknown): number {
  const isLayer = typeof state === 'object' && state !== null && 'layer' in state;
  return isLayer && typeof state.layer === 'number' ? state.layer : 0;
}

/** What lies over the page with an entry of its own says so with its number. */
const attribute = 'data-layer';

const openLayers = () =>
  [...document.querySelectorAll(`[${attribute}]`)].map((element) => Number(element.getAttribute(attribute)));

/** Gives an element that has come to lie over everything a layer, and an entry unless one was left behind; returns its number. */
export function openLayer(element: HTMLElement): number {
  const layer = Math.max(0, ...openLayers()) + 1;
  element.setAttribute(attribute, String(layer));
  enterLayer(layer);
  return layer;
}

/** Sees to it that the entry that is shown is the layer's own or one above it. */
export function enterLayer(layer: number): void {
  if (layerOf(history.state) >= layer) return;
  history.pushState({ ...history.state, layer }, '');
  noteEntry();
}

/** Notes the entry that is shown: its layer, and that of the entry that was noted before. */
export function noteEntry(): { left: number; entered: number } {
  const { dataset } = document.documentElement;
  const left = Number(dataset.entryLayer ?? 0);
  const entered = layerOf(history.state);
  dataset.entryLayer = String(entered);
  return { left, entered };
}

export function closeLayer(element: HTMLElement): void {
  element.removeAttribute(attribute);
}

/** Whether Back has led away from the entry of something that was closed before, where the shopper sees no change. */
export const isLeftBehind = ({ left, entered }: { left: number; entered: number }): boolean =>
  entered < left && !openLayers().some((open) => open > entered);
