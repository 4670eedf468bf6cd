import { useEffect, useRef } from 'react';

/** Opens and closes a dialog element; a press on the back-drop asks to close, and focus returns to where it was. */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const latestOnClose = useRef(onClose);
  useEffect(() => {
    latestOnClose.current = onClose;
  });

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    const opener = document.activeElement;
    // The dialog's children cover all of it, so only the back-drop reports the dialog itself. Closing waits
    // for the click, which would else reach the page beneath; a drag out of a field is not a press on it.
    let isPressed = false;
    const press = (event: PointerEvent) => {
      isPressed = event.target === dialog;
    };
    const release = (event: MouseEvent) => {
      if (isPressed && event.target === dialog) latestOnClose.current();
    };
    // Before the dialog is shown, which computes the layout.
    document.documentElement.dataset.modal = '';
    dialog.showModal();
    dialog.addEventListener('pointerdown', press);
    dialog.addEventListener('click', release);
    return () => {
      dialog.removeEventListener('pointerdown', press);
      dialog.removeEventListener('click', release);
      dialog.close();
      // Other remotes have dialogs of their own, which may still lie over the page.
      if (!document.querySelector('dialog[open]')) delete document.documentElement.dataset.modal;
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [open]);

  return ref;
}
