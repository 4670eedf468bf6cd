import { LatePart } from '@mall/remote-kit/late-part';
import { lazyPart } from '@mall/remote-kit/lazy-part';
import { Skeleton } from '@mall/ui/feedback/skeleton';

const CodeForm = lazyPart(() =>
  import(/* webpackChunkName: "order-code-form" */ './code-form.tsx').then((module) => module.CodeForm),
);

/** The form for a guest's code; members, who never see it, do not load it. */
export function CodeGate({ orderId }: { orderId: string }) {
  return (
    <LatePart fallback={<Skeleton height={190} />}>
      <CodeForm orderId={orderId} />
    </LatePart>
  );
}
