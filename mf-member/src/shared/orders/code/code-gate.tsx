import { LatePart } from '@mall/remote-kit/late-part';
import { Skeleton } from '@mall/ui/feedback/skeleton';
import { lazy } from 'react';

const CodeForm = lazy(async () => {
  const module = await import(/* webpackChunkName: "order-code-form" */ './code-form.tsx');
  return { default: module.CodeForm };
});

/** The form for a guest's code; members, who never see it, do not load it. */
export function CodeGate({ orderId }: { orderId: string }) {
  return (
    <LatePart fallback={<Skeleton height={190} />}>
      <CodeForm orderId={orderId} />
    </LatePart>
  );
}
