import { ReturnView } from '../../shared/outside/return-view.tsx';
import { useReturn } from '../../shared/outside/use-return.ts';
import { copy } from './copy.ts';

/** Where providers lead back to (spec 2.1). Codes in the address prove nothing here: the server asks the provider. */
export function Page() {
  const isDone = useReturn('social', 'success', copy);
  return (
    <ReturnView
      title={isDone ? copy.done : copy.working}
      hint={isDone ? copy.doneHint : copy.workingHint}
      isDone={isDone}
    />
  );
}
