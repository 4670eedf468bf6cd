import { act, fireEvent } from '@testing-library/react';

/** The shopper begins to use the page (`whenUsed`): what waits for that has heard of it afterwards. */
export const beginToUse = (): Promise<void> =>
  act(async () => {
    fireEvent.pointerMove(window);
  });
