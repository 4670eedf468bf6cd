import type { PageProps } from '@mall/remote-kit/define-remote';
import { ReturnView } from '../../shared/outside/return-view.tsx';
import { useReturn } from '../../shared/outside/use-return.ts';
import { copy } from './copy.ts';

/** Where the identity service leads back to (spec 2.1); what it sealed is opened by the server alone. */
export function Page({ url }: PageProps) {
  const isDone = useReturn('identity', url.pathname.endsWith('/fail') ? 'fail' : 'success', copy);
  return (
    <ReturnView
      title={isDone ? copy.done : copy.working}
      hint={isDone ? copy.doneHint : copy.workingHint}
      isDone={isDone}
    />
  );
}
