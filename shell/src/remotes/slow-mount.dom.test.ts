import type { SlotProps } from '@mall/remote-kit/client-remote';
import { showing, slotWith } from '../testing/slot-with.ts';

let rest: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  rest = () => undefined;
  Object.assign(window, {
    requestIdleCallback: (run: () => void) => {
      rest = run;
      return 0;
    },
  });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  document.body.replaceChildren();
  jest.useRealTimers();
});

/** A slot whose mount, of 100 ms at most, ends when it is told to; how often it was begun. */
function slow() {
  let begun = 0;
  let finish = () => {};
  const lifecycles = () => ({
    ...showing(''),
    mount: ({ domElement }: SlotProps) => {
      begun += 1;
      return new Promise<void>((resolve) => {
        finish = () => {
          domElement.replaceChildren('장바구니');
          resolve();
        };
      });
    },
  });
  const slot = slotWith({ '2.0.0': '' }, { lifecycles });
  return { ...slot, counts: () => begun, finish: () => finish() };
}

it('a mount that a slow processor is at work on is waited for: a second one would lose what was pressed', async () => {
  const { supervisor, container, counts, finish, reports } = slow();
  const started = supervisor.start();
  await jest.advanceTimersByTimeAsync(5_000);
  finish();
  await started;
  rest();
  expect(container).toHaveTextContent('장바구니');
  expect(counts()).toBe(1);
  expect(reports).toEqual([]);
  await supervisor.stop();
});

it('a mount that has had its time is given up once the processor rests', async () => {
  const { supervisor, reports } = slow();
  const started = supervisor.start();
  await jest.advanceTimersByTimeAsync(150);
  rest();
  await started;
  expect(document.querySelector('.slot-panel')).toBeVisible();
  expect(reports).toEqual(['2.0.0: Error: mf-example mount took longer than 100 ms']);
  await supervisor.stop();
});

it('where a browser does not say when it rests, a mount has twice its time', async () => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  const { supervisor, reports } = slow();
  const started = supervisor.start();
  await jest.advanceTimersByTimeAsync(190);
  expect(reports).toEqual([]);
  await jest.advanceTimersByTimeAsync(20);
  await started;
  expect(reports).toHaveLength(1);
  await supervisor.stop();
});
