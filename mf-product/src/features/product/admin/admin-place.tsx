import { useSession } from '@mall/remote-kit/services';
import { lazy, Suspense, useEffect, useState } from 'react';

// The page goes on without it. One chunk with the panel: an entry in the remote's first file costs every page more.
const nothing = () => ({ default: () => null });
const AdminCheck = lazy(() =>
  import(/* webpackChunkName: "product-admin" */ './admin-check.tsx').catch(nothing),
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
