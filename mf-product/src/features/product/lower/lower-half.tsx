import { LatePart } from '@mall/remote-kit/late-part';
import { lazyPart } from '@mall/remote-kit/lazy-part';
import { Skeleton } from '@mall/ui/feedback/skeleton';
import { memo, useEffect, useState } from 'react';
import { loadWhenNear } from './load-when-near.ts';
import { createShownProduct, type Shown, type ShownProduct } from './shown-product.ts';

let noteGone = () => {};
const isGone = new Promise<void>((resolve) => {
  noteGone = resolve;
});

const loadTabs = () => import(/* webpackChunkName: "product-tabs" */ './tabs-and-more.tsx');
const Tabs = lazyPart(() => loadWhenNear(loadTabs, isGone).then(({ TabsAndMore }) => TabsAndMore));

/**
 * The tabs and what follows them: rendered by the server, brought to life when they are near. Until then nothing may
 * change their props, or React would drop the server's HTML: fresh stock and the colour reach them through a store.
 */
export function LowerHalf({ product, color }: Shown) {
  const [shown] = useState(() => createShownProduct({ product, color }));
  useEffect(() => shown.set({ product, color }), [shown, product, color]);
  return <Waiting shown={shown} />;
}

const Waiting = memo(function Waiting({ shown }: { shown: ShownProduct }) {
  return (
    <LatePart fallback={<NoTabs />}>
      <Tabs shown={shown} />
    </LatePart>
  );
});

/** Stands where React has no HTML of the server, or has dropped it: there is nothing to wait for. */
function NoTabs() {
  useEffect(noteGone, []);
  return <Skeleton height={2400} />;
}
