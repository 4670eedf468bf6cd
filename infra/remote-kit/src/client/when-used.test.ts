/** @jest-environment jsdom */
import '../testing/jsdom-globals.ts';
import { fireEvent } from '@testing-library/react';

beforeEach(() => {
  jest.resetModules();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

/** Begins to wait on a page that stands at `scrollY`, px. */
async function waiting(scrollY = 0) {
  const asked = jest.fn(() => scrollY);
  Object.defineProperty(window, 'scrollY', { configurable: true, get: asked });
  const begun = jest.fn();
  const { whenUsed } = await import('./when-used.ts');
  void whenUsed().then(begun);
  return { begun, asked };
}
const paint = () => jest.advanceTimersByTimeAsync(50);

describe('a page counts as used', () => {
  it.each(['pointermove', 'touchstart', 'scroll', 'keydown'])('at the first %s', async (sign) => {
    const { begun } = await waiting();
    await paint();
    expect(begun).not.toHaveBeenCalled();
    fireEvent(window, new Event(sign));
    await paint();
    expect(begun).toHaveBeenCalledTimes(1);
  });

  it('when it came back to a place further down', async () => {
    const { begun } = await waiting(500);
    await paint();
    expect(begun).toHaveBeenCalledTimes(1);
  });

  it('without a question, before it is painted, for which it would be laid out', async () => {
    const { asked } = await waiting(500);
    expect(asked).not.toHaveBeenCalled();
  });
});
