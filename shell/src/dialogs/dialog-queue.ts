import type { DialogService } from '@mall/contracts/platform/services';
import { createStore } from '../store/create-store.ts';
import { copy } from './copy.ts';

export interface DialogRequest {
  id: number;
  message: string;
  confirmLabel: string;
  /** Absent on an alert. */
  cancelLabel: string | null;
  answer: (isConfirmed: boolean) => void;
}

export interface Toast {
  id: number;
  message: string;
}

/** Questions wait in line: one dialog at a time. */
export function createDialogQueue() {
  const requests = createStore<readonly DialogRequest[]>([]);
  const toasts = createStore<readonly Toast[]>([]);
  let made = 0;

  const ask = (message: string, confirmLabel: string, cancelLabel: string | null) =>
    new Promise<boolean>((resolve) => {
      made += 1;
      const id = made;
      const answer = (isConfirmed: boolean) => {
        requests.set(requests.current().filter((request) => request.id !== id));
        resolve(isConfirmed);
      };
      requests.set([...requests.current(), { id, message, confirmLabel, cancelLabel, answer }]);
    });

  const dialogs: DialogService = {
    async alert(message, { confirmLabel = copy.confirm } = {}) {
      await ask(message, confirmLabel, null);
    },
    confirm: (message, { confirmLabel = copy.confirm, cancelLabel = copy.cancel } = {}) =>
      ask(message, confirmLabel, cancelLabel),
    toast(message) {
      made += 1;
      toasts.set([...toasts.current(), { id: made, message }]);
    },
  };
  const dismissToast = (id: number) => toasts.set(toasts.current().filter((toast) => toast.id !== id));
  return { dialogs, requests, toasts, dismissToast };
}

export type DialogQueue = ReturnType<typeof createDialogQueue>;
