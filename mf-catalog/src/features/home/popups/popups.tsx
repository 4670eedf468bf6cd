import { useServices } from '@mall/remote-kit/services';
import { type ComponentType, useEffect, useState } from 'react';
import { closedPopups, closePopups } from './closed-popups.ts';
import { duePopups, type Popup } from './due-popups.ts';
import type { PopupDialogProps } from './popup-dialog.tsx';
import { withThePage } from './with-the-page.ts';

interface Shown {
  popups: readonly Popup[];
  Dialog: ComponentType<PopupDialogProps>;
}

/** Come with the page or not at all; the dialog is loaded only when there is something to show. */
export function Popups({ popups }: { popups: readonly Popup[] }) {
  const { device, reportError } = useServices();
  const [shown, setShown] = useState<Shown | null>(null);
  const [isClosed, setClosed] = useState(false);
  const { isMobileLayout } = device;

  useEffect(() => {
    if (isClosed) return;
    const now = Date.now();
    const due = duePopups(popups, { isMobileLayout, now, closed: closedPopups(now) });
    if (due.length === 0) return;
    let isStale = false;
    const stop = withThePage(() => {
      import(/* webpackChunkName: "popups" */ './popup-dialog.tsx').then(
        ({ PopupDialog }) => !isStale && setShown({ popups: due, Dialog: PopupDialog }),
        // A page without its popups is still a page.
        (error: unknown) => reportError('popups', error),
      );
    });
    return () => {
      isStale = true;
      stop();
    };
  }, [popups, isMobileLayout, isClosed, reportError]);

  if (!shown || isClosed) return null;
  const close = (until: 'today' | 'visit') => {
    closePopups(
      shown.popups.map(({ popup_id }) => popup_id),
      until,
      Date.now(),
    );
    setClosed(true);
  };
  return <shown.Dialog popups={shown.popups} onClose={close} />;
}
