import { css } from '@emotion/react';
import type { Member } from '@mall/contracts/api/people/members';
import { useSession } from '@mall/remote-kit/services';
import { Skeleton } from '@mall/ui/feedback/skeleton';
import { color, fontSize } from '@mall/ui/theme';
import { type ReactNode, useSyncExternalStore } from 'react';
import { Loaded } from '../loaded.tsx';
import { useMember } from '../queries.ts';
import { isConfirmed, watchConfirmation } from './confirmation.ts';
import { copy } from './copy.ts';
import { PasswordConfirm } from './password-confirm.tsx';
import { SocialConfirm } from './social-confirm.tsx';

const box = css({ display: 'grid', gap: 20, maxWidth: 440 });
const title = css({ marginBottom: 6, fontSize: fontSize.title, fontWeight: 700 });
const text = css({ color: color.text, fontSize: fontSize.body });
const quiet = css({ color: color.quiet, fontSize: fontSize.small });

/** Asks for the password before it shows its content (spec 6), or for the social account of a social member. */
export function ConfirmGate({ children }: { children: ReactNode }) {
  const { memberId } = useSession();
  const query = useMember();
  const isOpen = useSyncExternalStore(
    watchConfirmation,
    () => isConfirmed(memberId),
    () => false,
  );
  return (
    <Loaded query={query} skeleton={<Skeleton height={220} />} failed={copy.failed}>
      {({ row }) => (isOpen ? children : <Confirm member={row} />)}
    </Loaded>
  );
}

function Confirm({ member }: { member: Member }) {
  const isById = member.join_type === 0;
  return (
    <div css={box}>
      <div>
        <h2 css={title}>{copy.title}</h2>
        <p css={text}>{isById ? copy.byPassword : copy.bySocial}</p>
        <p css={quiet}>{copy.lasts}</p>
      </div>
      {isById ? <PasswordConfirm member={member} /> : <SocialConfirm member={member} />}
    </div>
  );
}
