import { css } from '@emotion/react';
import { Skeleton } from '@mall/ui/feedback/skeleton';
import { ConfirmGate } from '../../shared/confirm/confirm-gate.tsx';
import { heads } from '../../shared/heads/copy.ts';
import { MyFrame } from '../../shared/my-frame/my-frame.tsx';
import { useMember } from '../../shared/queries.ts';
import { LeaveForm } from './leave-form.tsx';
import { Losses } from './losses.tsx';

const stack = css({ display: 'grid', gap: 24, maxWidth: 560 });

/** The end of a membership: what is lost, why, the agreement, behind a confirmation (spec 7.1). */
export function Page() {
  return (
    <MyFrame title={heads.leaving.title} active="profile" skeleton={<Skeleton height={320} />}>
      <ConfirmGate>
        <Leaving />
      </ConfirmGate>
    </MyFrame>
  );
}

function Leaving() {
  const member = useMember().data?.row;
  if (!member) return null;
  return (
    <div css={stack}>
      <Losses member={member} />
      <LeaveForm member={member} />
    </div>
  );
}
