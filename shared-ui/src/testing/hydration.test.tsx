import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
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
