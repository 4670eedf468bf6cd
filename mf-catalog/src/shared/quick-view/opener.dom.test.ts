import { act, renderHook } from '@testing-library/react';
import { setOpener, useOpener } from './opener.ts';

// A page that is left ends after the next one has come, and both may have quick view.
it('is that of the newest page, whichever ends first', () => {
  const [ofList, ofWishes] = [jest.fn(), jest.fn()];
  const endList = setOpener(ofList);
  const endWishes = setOpener(ofWishes);
  endList();
  const { result } = renderHook(useOpener);
  expect(result.current).toBe(ofWishes);
  act(endWishes);
  expect(result.current).toBeNull();
});
