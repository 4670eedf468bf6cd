import { Button } from '@mall/ui/controls/button';
import { EmptyState } from '@mall/ui/feedback/empty-state';
import { copy } from './copy.ts';
import type { JoinRefusal } from './mutations.ts';

/** What to do for a person who has joined already, or is too young (spec 8.1). */
export function Refused({ refusal }: { refusal: JoinRefusal }) {
  if (refusal === 'UNDERAGE')
    return (
      <EmptyState
        title={copy.underage}
        description={copy.underageHint}
        action={<Button href="/">{copy.home}</Button>}
      />
    );
  return (
    <EmptyState
      title={copy.already}
      description={copy.alreadyHint}
      action={
        <>
          <Button href="/member/login">{copy.login}</Button>
          <Button variant="secondary" href="/member/find?find=id">
            {copy.findId}
          </Button>
        </>
      }
    />
  );
}
