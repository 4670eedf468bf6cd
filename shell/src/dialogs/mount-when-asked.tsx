import { mountLayoutRoot, type Surroundings } from '../layout/layout-root.tsx';
import type { DialogQueue } from './dialog-queue.ts';

const loadHost = () => import(/* webpackChunkName: "dialogs" */ './dialog-host.tsx');

/**
 * The dialogs' code comes with the first question. Where it does not come, the browser's own dialog asks, or the
 * caller would wait for the answer indefinitely; the next question tries again. A toast waits for that.
 */
export function mountDialogsWhenAsked(surroundings: Surroundings, queue: DialogQueue, load = loadHost): void {
  const undo = [queue.requests, queue.toasts].map((store) => store.subscribe(() => void show()));
  const show = async () => {
    for (const stop of undo) stop();
    try {
      const { DialogHost } = await load();
      const element = document.getElementById('shell-dialogs');
      mountLayoutRoot({ element, content: <DialogHost queue={queue} />, prefix: 'dialogs' }, surroundings);
    } catch (error) {
      surroundings.services.reportError('shell: dialogs', error);
      askByBrowser(queue);
      mountDialogsWhenAsked(surroundings, queue, load);
    }
  };
}

function askByBrowser({ requests }: DialogQueue): void {
  for (const { message, cancelLabel, answer } of requests.current()) {
    if (cancelLabel !== null) answer(window.confirm(message));
    else {
      window.alert(message);
      answer(true);
    }
  }
}
