import { defineRemote } from '@mall/remote-kit/define-remote';
import { renderPage } from '@mall/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, useState } from 'react';
import { copy } from './copy.ts';
import { useDialogChunk } from './use-dialog-chunk.ts';

// An inquiry's button once spun for ever: a chunk that failed to load went unnoticed.

const Dialog = () => <p>창이 열렸어요</p>;
let load: () => Promise<ComponentType>;
const ask = () => load();

function Page() {
  const [isOpen, setOpen] = useState(false);
  const Loaded = useDialogChunk(ask, isOpen, () => setOpen(false));
  return (
    <>
      <button type="button" disabled={isOpen && !Loaded} onClick={() => setOpen(true)}>
        열기
      </button>
      {Loaded && <Loaded />}
    </>
  );
}

const remote = defineRemote({
  name: 'mf-product',
  routes: [
    {
      id: 'page',
      path: '/goods/view/1',
      head: () => ({ title: '', description: '' }),
      component: async () => ({ Page }),
    },
  ],
});

it('says that a dialog cannot be opened, and opens it with the next press', async () => {
  load = () => Promise.reject(new Error('no network'));
  const reported = jest.fn();
  addEventListener('error', reported, { once: true });
  const { services } = await renderPage(remote, '/goods/view/1');
  const button = screen.getByText('열기');
  await userEvent.click(button);
  expect(services.messages).toEqual([copy.dialogFailed]);
  await waitFor(() => expect(button).toBeEnabled());
  expect(reported).toHaveBeenCalledTimes(1);
  load = async () => Dialog;
  await userEvent.click(button);
  expect(screen.getByText('창이 열렸어요')).toBeVisible();
});
