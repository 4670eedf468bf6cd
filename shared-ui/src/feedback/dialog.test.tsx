import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { installDialogElement } from '../testing/dialog-element.ts';
import { Dialog } from './dialog.tsx';

beforeAll(installDialogElement);

function Owner() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        옵션 열기
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="옵션 선택">
        <input aria-label="쿠폰 번호" />
      </Dialog>
    </>
  );
}

async function openDialog() {
  render(<Owner />);
  const opener = screen.getByRole('button', { name: '옵션 열기' });
  await userEvent.click(opener);
  return { opener, dialog: screen.getByRole('dialog', { name: '옵션 선택' }) };
}

test('closed, it has no content', () => {
  render(<Owner />);
  expect(screen.queryByText('옵션 선택')).not.toBeInTheDocument();
});

test('it takes focus, is labelled by its title, and returns focus when closed', async () => {
  const { opener } = await openDialog();
  expect(screen.getByRole('textbox', { name: '쿠폰 번호' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: '닫기' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
});

test('Escape closes it through its owner', async () => {
  const { opener, dialog } = await openDialog();
  const cancel = createEvent('cancel', dialog, { cancelable: true });
  fireEvent(dialog, cancel);
  expect(cancel.defaultPrevented).toBe(true);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
});

test('Back closes it and leads nowhere else; a filter that changes the address does not close it', async () => {
  const page = { key: 'page' };
  history.pushState(page, '');
  const { dialog } = await openDialog();
  const entries = history.length;
  history.replaceState({ key: 'filtered' }, '', '?filter=1');
  fireEvent(window, Object.assign(new PopStateEvent('popstate'), { singleSpa: true }));
  expect([dialog, history.length]).toEqual([screen.getByRole('dialog'), entries + 1]);
  history.replaceState(page, '');
  fireEvent(window, new PopStateEvent('popstate'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a press on the back-drop closes it, a press on its content does not', async () => {
  const { dialog } = await openDialog();
  await userEvent.click(screen.getByRole('textbox'));
  expect(screen.getByRole('dialog')).toBeVisible();
  await userEvent.click(dialog);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a drag that leaves a field and ends on the back-drop keeps it open', async () => {
  const { dialog } = await openDialog();
  fireEvent.pointerDown(screen.getByRole('textbox'));
  fireEvent.click(dialog);
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('a cancelled file input inside leaves it open', async () => {
  await openDialog();
  fireEvent(screen.getByRole('textbox'), new Event('cancel', { bubbles: true }));
  expect(screen.getByRole('dialog')).toBeVisible();
});
