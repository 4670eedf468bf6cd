import type { CartLine } from '@mall/contracts/api/orders/carts';
import { lazyPart } from '@mall/remote-kit/lazy-part';
import { Button } from '@mall/ui/controls/button';
import { Suspense, useState } from 'react';
import { copy } from './copy.ts';

const OptionDialog = lazyPart(() => import('./option-dialog.tsx').then((module) => module.OptionDialog));

/** Opens the choice of another option; the dialog is loaded by then only. */
export function OptionButton({ line, disabled }: { line: CartLine; disabled: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        size="md"
        disabled={disabled}
        aria-label={copy.of(line.product_name)}
        onClick={() => setOpen(true)}
      >
        {copy.title}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <OptionDialog line={line} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
