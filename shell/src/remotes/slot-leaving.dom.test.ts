import type { SlotProps } from '@mall/remote-kit/client-remote';
import { waitFor } from '@testing-library/react';
import { slotWith } from '../testing/slot-with.ts';

afterEach(() => document.body.replaceChildren());

describe('a page that is left', () => {
  it('makes room at once for the next page, and is taken apart once that has been painted', async () => {
    const unmounted: string[] = [];
    const lifecycles = () => ({
      bootstrap: async () => undefined,
      mount: async ({ domElement }: SlotProps) => domElement.replaceChildren('목록'),
      unmount: async () => void unmounted.push('목록'),
    });
    const { container, supervisor } = slotWith({ '2.0.0': '' }, { lifecycles });
    await supervisor.start();
    const painted = new Promise<string[]>((resolve) => requestAnimationFrame(() => resolve([...unmounted])));
    supervisor.leave();
    expect(container.isConnected).toBe(false);
    expect(await painted).toEqual([]);
    await waitFor(() => expect(unmounted).toEqual(['목록']));
  });

  it('is taken apart as well where it was left before it stood', async () => {
    const happened: string[] = [];
    let stand = (): void => undefined;
    const lifecycles = () => ({
      bootstrap: async () => undefined,
      mount: () => {
        happened.push('begun');
        return new Promise<void>((resolve) => {
          stand = resolve;
        });
      },
      unmount: async () => void happened.push('ended'),
    });
    const { supervisor } = slotWith({ '2.0.0': '' }, { lifecycles });
    const started = supervisor.start();
    await waitFor(() => expect(happened).toEqual(['begun']));
    await supervisor.stop();
    stand();
    await started;
    await waitFor(() => expect(happened).toEqual(['begun', 'ended']));
  });
});
