import { css } from '@emotion/react';
import { useSession } from '@mall/remote-kit/services';
import { Button } from '@mall/ui/controls/button';
import { Skeleton } from '@mall/ui/feedback/skeleton';
import { color, fontSize } from '@mall/ui/theme';
import { ConfirmGate } from '../../shared/confirm/confirm-gate.tsx';
import { heads } from '../../shared/heads/copy.ts';
import { MyFrame } from '../../shared/my-frame/my-frame.tsx';
import { copy } from './copy.ts';
import { useExport } from './mutations.ts';

const box = css({ display: 'grid', justifyItems: 'start', gap: 16, maxWidth: 560 });
const text = css({ color: color.text, fontSize: fontSize.body });
const quiet = css({ color: color.quiet, fontSize: fontSize.note });

/** All that the shop keeps of the member, as a file, behind a confirmation (decision 155). */
export function Page() {
  return (
    <MyFrame title={heads.export.title} active="profile" skeleton={<Skeleton height={220} />}>
      <ConfirmGate>
        <Export />
      </ConfirmGate>
    </MyFrame>
  );
}

function Export() {
  const { memberId } = useSession();
  const { send, isBusy } = useExport();
  return (
    <div css={box}>
      <p css={text}>{copy.what}</p>
      <p css={quiet}>{copy.care}</p>
      <Button
        loading={isBusy}
        onClick={() => memberId !== null && void send({ body: { member_id: memberId } })}
      >
        {copy.download}
      </Button>
    </div>
  );
}
