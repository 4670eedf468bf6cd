/** Measure of a window, px (spec 9). */
export interface WindowMeasure {
  width: number;
  height: number;
}

let count = 0;

/**
 * An empty window in the middle of ours, null where the browser allows none. It has to be opened inside the click;
 * where it leads is known later. It loses its opener as soon as it leaves our origin (cross-origin-opener-policy).
 */
export function openWindow({ width, height }: WindowMeasure): { name: string; window: Window } | null {
  count += 1;
  const name = `mall-outside-${count}`;
  const left = Math.max(0, Math.round(window.screenX + (window.outerWidth - width) / 2));
  const top = Math.max(0, Math.round(window.screenY + (window.outerHeight - height) / 2));
  const opened = window.open('', name, `popup,width=${width},height=${height},left=${left},top=${top}`);
  return opened && !opened.closed ? { name, window: opened } : null;
}
