import { createStyleCache } from '@mall/remote-kit/emotion';
import { createFakeServices } from '@mall/remote-kit/testing';
import { installDialogElement } from '@mall/ui/testing/dialog-element';
import { act, screen } from '@testing-library/react';
import { createDialogQueue } from './dialog-queue.ts';
import { mountDialogsWhenAsked } from './mount-when-asked.tsx';

beforeAll(installDialogElement);
afterEach(() => {
  document.body.replaceChildren();
  jest.restoreAllMocks();
});

/** A page whose dialogs' code comes as `tries` say, one after the other. */
function open(tries: readonly ('comes' | 'fails')[]) {
  document.body.innerHTML = '<div id="shell-dialogs"></div>';
  const left = [...tries];
  const reported: string[] = [];
  const services = {
    ...createFakeServices('/', {}),
    reportError: (where: string) => void reported.push(where),
  };
  const queue = createDialogQueue();
  const load = () =>
    left.shift() === 'fails' ? Promise.reject(new Error('chunk')) : import('./dialog-host.tsx');
  mountDialogsWhenAsked(
    {
      services,
      cache: createStyleCache('shell', ''),
      fragmentHost: { reserve: () => '', mount: () => () => undefined },
    },
    queue,
    load,
  );
  return { dialogs: queue.dialogs, reported };
}

/** Asks, and lets the code come. */
async function settled<T>(ask: () => Promise<T>): Promise<{ answer: Promise<T> }> {
  return act(async () => {
    const answer = ask();
    await new Promise((resolve) => setTimeout(resolve));
    return { answer };
  });
}
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());

it('asks in a dialog of the shop, whose code comes with the first question', async () => {
  const { dialogs } = open(['comes']);
  const { answer } = await settled(() => dialogs.confirm('담을까요?'));
  await press('확인');
  expect(await answer).toBe(true);
});

it.each([true, false])('lets the browser ask where that code does not come: %s', async (isConfirmed) => {
  const ask = jest.spyOn(window, 'confirm').mockReturnValue(isConfirmed);
  const { dialogs, reported } = open(['fails', 'comes']);
  expect(await dialogs.confirm('담을까요?')).toBe(isConfirmed);
  expect(ask).toHaveBeenCalledWith('담을까요?');
  expect(reported).toEqual(['shell: dialogs']);
});

it('tries again with the next question', async () => {
  const nativeAlert = jest.spyOn(window, 'alert').mockReturnValue(undefined);
  const { dialogs } = open(['fails', 'comes']);
  await dialogs.alert('품절이에요.');
  expect(nativeAlert).toHaveBeenCalledWith('품절이에요.');
  const { answer } = await settled(() => dialogs.alert('담았어요.'));
  expect(screen.getByRole('dialog')).toHaveTextContent('담았어요.');
  await press('확인');
  await answer;
});
