import { css } from '@emotion/react';
import type { GoodsKind } from '@mall/contracts/domain/catalogue/goods-kind';
import { formatCount } from '@mall/contracts/domain/money';
import { reviewPoints } from '@mall/contracts/domain/review-rules';
import { useServices, useSession } from '@mall/remote-kit/services';
import { Button } from '@mall/ui/controls/button';
import { color, fontSize } from '@mall/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { copy } from '../../../../shared/review-form/copy.ts';
import { writableQuery } from '../../../../shared/review-form/queries.ts';
import { useDialogChunk } from '../../../../shared/use-dialog-chunk.ts';

const load = () =>
  import(/* webpackChunkName: "product-dialogs" */ './write-dialog.tsx').then(
    ({ WriteDialog }) => WriteDialog,
  );

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  marginTop: 24,
  padding: '16px 20px',
  border: `1px solid ${color.line}`,
  fontSize: fontSize.note,
});

interface Props {
  productId: number;
  goodsKind: GoodsKind | undefined;
}

/** The way to a review of one's own: for members who bought the product, and for guests to log in. */
export function WriteReview({ productId, goodsKind }: Props) {
  const services = useServices();
  const { status } = useSession();
  const { data } = useQuery({ ...writableQuery(services, productId), enabled: status === 'in' });
  const [isOpen, setOpen] = useState(false);
  const WriteDialog = useDialogChunk(load, isOpen, () => setOpen(false));
  if (status === 'out')
    return (
      <div css={bar}>
        <p>{copy.loginToWrite}</p>
        <Button variant="secondary" onClick={() => void services.session.requireLogin()}>
          {copy.login}
        </Button>
      </div>
    );
  if (status !== 'in' || !data || data.rows.length === 0) return null;
  return (
    <div css={bar}>
      <p>{copy.ask(formatCount(reviewPoints.photo))}</p>
      <Button onClick={() => setOpen(true)} loading={isOpen && !WriteDialog}>
        {copy.write}
      </Button>
      {WriteDialog && (
        <WriteDialog writable={data} goodsKind={goodsKind} isOpen={isOpen} onClose={() => setOpen(false)} />
      )}
    </div>
  );
}
