import type { ProductCard } from '@mall/contracts/api/catalogue/product-card';
import { afterPaint } from '@mall/remote-kit/after-paint';
import { useServices } from '@mall/remote-kit/services';
import { whenUsed } from '@mall/remote-kit/when-used';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { copy } from './copy.ts';
import { loadDialog } from './load-dialog.ts';
import { setOpener } from './opener.ts';

type Dialog = ComponentType<{ product: ProductCard; onClose: () => void }>;

/** Lets the cards of a page show their product over it, once the page is used: without scripts they could not. */
export function QuickView() {
  const { dialogs } = useServices();
  const [shown, setShown] = useState<{ product: ProductCard; Dialog: Dialog } | null>(null);
  const close = useCallback(() => setShown(null), []);
  useEffect(() => {
    let undo: (() => void) | null = null;
    let isOver = false;
    const open = (product: ProductCard) =>
      // A dialog over a list takes the browser a tenth of a second on a slow phone: the press itself is seen before.
      void Promise.all([loadDialog(), new Promise<void>(afterPaint)]).then(
        // A second card that was pressed before the first one's dialog came does not take its place.
        ([{ QuickViewDialog }]) => isOver || setShown((now) => now ?? { product, Dialog: QuickViewDialog }),
        () => dialogs.toast(copy.failed),
      );
    void whenUsed().then(() => {
      if (!isOver) undo = setOpener(open);
    });
    return () => {
      isOver = true;
      undo?.();
    };
  }, [dialogs]);
  return shown && <shown.Dialog product={shown.product} onClose={close} />;
}
