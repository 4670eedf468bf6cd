/** @jest-environment jsdom */
import { closeLayer, isLeftBehind, layerOf, noteEntry, openLayer } from './history-layers.ts';

const opened: HTMLElement[] = [];
function open(): HTMLElement {
  const element = document.body.appendChild(document.createElement('div'));
  openLayer(element);
  opened.push(element);
  return element;
}
beforeEach(() => {
  history.pushState({ key: 'page' }, '', '/page');
  noteEntry();
});
afterEach(() => {
  for (const element of opened.splice(0)) element.remove();
});
/** What Back does: the entry below is shown. */
function goBack(state: object): ReturnType<typeof noteEntry> {
  history.replaceState(state, '');
  return noteEntry();
}

describe('a layer over the page', () => {
  it('has an entry of the page’s address and state, numbered from the page up', () => {
    const before = history.length;
    open();
    expect(history.state).toEqual({ key: 'page', layer: 1 });
    open();
    expect(history.state).toEqual({ key: 'page', layer: 2 });
    expect([history.length, window.location.pathname]).toEqual([before + 2, '/page']);
  });

  it('takes the entry that another one left behind', () => {
    const before = history.length;
    closeLayer(open());
    open();
    expect(history.length).toBe(before + 1);
    expect(layerOf(history.state)).toBe(1);
  });

  it('is what Back closes while it is open; its entry is gone past once it was closed', () => {
    const sheet = open();
    const question = open();
    closeLayer(question);
    expect(isLeftBehind(goBack({ key: 'page', layer: 1 }))).toBe(true);
    expect(isLeftBehind(goBack({ key: 'page' }))).toBe(false);
    closeLayer(sheet);
    // Forward leads to what is closed, and stays there.
    expect(isLeftBehind(goBack({ key: 'page', layer: 1 }))).toBe(false);
  });

  it('is none of a state that other code made', () => {
    for (const state of [null, 'x', { layer: 'x' }, {}]) expect(layerOf(state)).toBe(0);
  });
});
