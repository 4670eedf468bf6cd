import { lazyPart } from '@mall/remote-kit/lazy-part';
import { useServices, useSession } from '@mall/remote-kit/services';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { memberQuery } from './queries.ts';

const AdminPanel = lazyPart(() =>
  import(/* webpackChunkName: "product-admin" */ './admin-panel.tsx').then((module) => module.default),
);

/** Loads the panel for administrators. What it shows the API gives to them alone. */
export default function AdminCheck({ productId }: { productId: number }) {
  const { memberId } = useSession();
  const { data } = useQuery(memberQuery(useServices(), memberId));
  if (!data?.row.is_admin) return null;
  return (
    <Suspense>
      <AdminPanel productId={productId} />
    </Suspense>
  );
}
