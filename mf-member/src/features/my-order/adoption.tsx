import { css } from '@emotion/react';
import { Button } from '@mall/ui/controls/button';
import { color, fontSize } from '@mall/ui/theme';
import { copy } from './copy.ts';
import { useAdoptOrder } from './mutations.ts';

const box = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  marginTop: 24,
  padding: 16,
  background: color.wash,
  fontSize: fontSize.note,
  '& > p': { flex: '1 1 240px', wordBreak: 'keep-all' },
});

/** Makes the order of a guest the own of the member who has opened it. */
export function Adoption({ orderId }: { orderId: string }) {
  const { adopt, isBusy } = useAdoptOrder();
  return (
    <div css={box}>
      <p>{copy.adoptHint}</p>
      <Button variant="secondary" size="md" loading={isBusy} onClick={() => void adopt(orderId)}>
        {copy.adopt}
      </Button>
    </div>
  );
}
