import { act, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { allStates } from '../../workshop/states/all-states.ts';
import { installDialogElement } from './dialog-element.ts';

beforeAll(installDialogElement);

import { OptionChips } from '../controls/option-chip.tsx';

const states = Object.entries(allStates).flatMap(([primitive, each]) =>
  Object.entries(each).map(([state, ui]) => ({ name: `${primitive}, ${state}`, ui })),
);

test.each(states)('$name: hydrates what the server sent without a warning', async ({ ui }) => {
  const warn = jest.spyOn(console, 'error').mockImplementation(() => {});
  const onRecoverableError = jest.fn();
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(ui);

  const root = await act(async () => hydrateRoot(container, ui, { onRecoverableError }));

  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(warn).not.toHaveBeenCalled();
  await act(async () => root.unmount());
  container.remove();
  warn.mockRestore();
});

test('a choice made before the page came to life is received', async () => {
  const onValue = jest.fn();
  const ui = (
    <OptionChips
      legend="사이즈"
      value={null}
      onValue={onValue}
      options={[
        { value: 'S', label: 'S' },
        { value: 'L', label: 'L' },
      ]}
    />
  );
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(ui);
  within(container).getByRole<HTMLInputElement>('radio', { name: 'L' }).checked = true;

  const root = await act(async () => hydrateRoot(container, ui));

  expect(onValue).toHaveBeenCalledWith('L');
  await act(async () => root.unmount());
  container.remove();
});
