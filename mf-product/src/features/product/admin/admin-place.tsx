import { lazyPart } from '@mall/remote-kit/lazy-part';
import { useSession } from '@mall/remote-kit/services';
import { Suspense, useEffect, useState } from 'react';

// One chunk with the panel: an entry in the remote's first file costs every page more.
const AdminCheck = lazyPart(() =>
  import(/* webpackChunkName: "product-admin" */ './admin-check.tsx').then((module) => module.default),
);

/** Where an administrator sees what is kept from shoppers. No page of the server has it, and guests load none of it. */
export function AdminPlace({ productId }: { productId: number }) {
  const { status } = useSession();
  const [isAlive, setIsAlive] = useState(false);
  useEffect(() => setIsAlive(true), []);
  if (!isAlive || status !== 'in') return null;
  return (
    <Suspense>
      <AdminCheck productId={productId} />
    </Suspense>
  );
}
