import { css } from '@emotion/react';
import { Button } from '@mall/ui/controls/button';
import { Spinner } from '@mall/ui/spinner';
import { color, fontSize } from '@mall/ui/theme';
import { copy } from './copy.ts';
import type { PaymentNotice } from './mutations.ts';

const box = css({
  display: 'grid',
  gap: 6,
  padding: 16,
  background: color.wash,
  fontSize: fontSize.note,
  '& button': { marginTop: 6 },
});
const fault = css({ background: color.ground, border: `1px solid ${color.sale}` });
const ended = css({ background: color.ground, border: `1px solid ${color.ink}` });
const title = css({ display: 'flex', alignItems: 'center', gap: 8, color: color.ink, fontWeight: 700 });

/** What became of a payment, beside the button that pays. */
export function PaymentNoticeBox({ notice }: { notice: PaymentNotice }) {
  switch (notice.kind) {
    case 'checking':
      return (
        <div css={box} role="status">
          <p css={title}>
            <Spinner size={16} /> {copy.checking}
          </p>
        </div>
      );
    case 'open':
      return (
        <div css={box} role="status">
          <p css={title}>{copy.open}</p>
          <p>{copy.openNote}</p>
          <Button variant="secondary" size="md" onClick={notice.onCheck}>
            {copy.check}
          </Button>
        </div>
      );
    case 'unknown':
      return (
        <div css={[box, fault]} role="alert">
          <p css={title}>{copy.unknown}</p>
          {notice.words && <p>{notice.words}</p>}
          <p>{notice.watched ? copy.watchedNote : copy.unknownNote}</p>
          <Button variant="secondary" size="md" onClick={notice.onCheck}>
            {copy.check}
          </Button>
        </div>
      );
    case 'unpaid':
      return (
        <div css={[box, ended]} role="alert">
          <p css={title}>{notice.words}</p>
          {notice.note && <p>{notice.note}</p>}
        </div>
      );
  }
}
