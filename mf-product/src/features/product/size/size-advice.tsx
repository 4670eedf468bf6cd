import { css } from '@emotion/react';
import type { SizeProposal } from '@mall/contracts/api/community/size-advice';
import { useSession } from '@mall/remote-kit/services';
import { Button } from '@mall/ui/controls/button';
import { color, fontSize, media } from '@mall/ui/theme';
import { useState } from 'react';
import { useDialogChunk } from '../../../shared/use-dialog-chunk.ts';
import { copy } from './copy.ts';
import { useLocalProfile } from './local-profile.ts';
import { reasonOf } from './proposal-words.ts';
import { useAdvice } from './use-advice.ts';

const loadDialog = () =>
  import(/* webpackChunkName: "product-dialogs" */ './profile-dialog.tsx').then(
    ({ ProfileDialog }) => ProfileDialog,
  );

const box = css({
  display: 'grid',
  gap: '12px 24px',
  alignItems: 'center',
  minHeight: 92,
  padding: '16px 20px',
  border: `1px solid ${color.line}`,
  [media.lg]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', padding: '16px 28px' },
});
const sizeStyles = css({ color: color.ink, fontSize: 32, fontWeight: 700, lineHeight: 1.1 });
const title = css({ color: color.quiet, fontSize: fontSize.note, fontWeight: 500 });
const reasons = css({ display: 'grid', gap: 4, fontSize: fontSize.body, color: color.text, lineHeight: 1.5 });

/** The proposed size with the reasons for it, and the way to one's own measures. Nothing is proposed without evidence. */
export function SizeAdvice({ productId }: { productId: number }) {
  const { status } = useSession();
  const { rows, isKnown } = useAdvice(productId);
  const local = useLocalProfile();
  const [isOpen, setOpen] = useState(false);
  const ProfileDialog = useDialogChunk(loadDialog, isOpen, () => setOpen(false));
  const hasProfile = status === 'in' ? isKnown && rows.length > 0 : local !== null;
  return (
    <>
      <div css={box} role="status">
        {rows[0] ? <Proposals first={rows[0]} rows={rows} /> : <Nothing hasProfile={hasProfile && isKnown} />}
        <Button variant="secondary" onClick={() => setOpen(true)} loading={isOpen && !ProfileDialog}>
          {hasProfile ? copy.edit : copy.enter}
        </Button>
      </div>
      {ProfileDialog && <ProfileDialog isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}

function Proposals({ first, rows }: { first: SizeProposal; rows: readonly SizeProposal[] }) {
  return (
    <>
      <div>
        <p css={title}>{copy.adviceTitle}</p>
        <p css={sizeStyles}>{first.size}</p>
      </div>
      <ul css={reasons}>
        {rows.map((proposal) => (
          <li key={proposal.reason}>
            {proposal.size === first.size ? '' : `${copy.also(proposal.size)} · `}
            {reasonOf(proposal)}
          </li>
        ))}
      </ul>
    </>
  );
}

function Nothing({ hasProfile }: { hasProfile: boolean }) {
  return (
    <>
      <p css={title}>{copy.adviceTitle}</p>
      <p css={reasons}>{hasProfile ? copy.noEvidence : copy.ask}</p>
    </>
  );
}
