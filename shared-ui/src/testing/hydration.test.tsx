import { act, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { OptionChips } from '../option-chip.tsx';
import { examples } from './examples.tsx';

test.each(Object.keys(examples))('%s hydrates what the server sent without a warning', async (name) => {
  const warn = jest.spyOn(console, 'error').mockImplementation(() => {});
  const onRecoverableError = jest.fn();
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(examples[name]);

  const root = await act(async () => hydrateRoot(container, examples[name], { onRecoverableError }));

  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(warn).not.toHaveBeenCalled();
  await act(async () => root.unmount());
  container.remove();
  warn.mockRestore();
});

test('a choice made before the page came to life is heard', async () => {
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
