import { css } from '@emotion/react';
import type { listWritableReviews } from '@mall/contracts/api/community/review-writing';
import { formatCount } from '@mall/contracts/domain/money';
import { reviewPoints } from '@mall/contracts/domain/review-rules';
import type { EndpointData } from '@mall/contracts/endpoint';
import { useServices, useSession } from '@mall/remote-kit/services';
import { Button } from '@mall/ui/controls/button';
import { EmptyState } from '@mall/ui/feedback/empty-state';
import { ErrorState } from '@mall/ui/feedback/error-state';
import { Picture } from '@mall/ui/picture';
import { color, fontSize, touchArea } from '@mall/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { writableQuery } from '../../shared/reviews/queries.ts';
import { copy } from './copy.ts';
import { WriteDialog } from './write-dialog-lazy.ts';
import { ListSkeleton } from './written.tsx';

type Line = EndpointData<typeof listWritableReviews>['rows'][number];

const points = css({
  margin: '16px 0 4px',
  padding: '12px 16px',
  background: color.wash,
  fontSize: fontSize.note,
  wordBreak: 'keep-all',
});
const row = css({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 14,
  padding: '16px 0',
  borderBottom: `1px solid ${color.line}`,
  '& small': { color: color.quiet, fontSize: fontSize.note },
  '@media (max-width: 479px)': {
    gridTemplateColumns: '72px minmax(0, 1fr)',
    '& > :last-child': { gridColumn: '2' },
  },
});
const name = css({
  color: color.ink,
  wordBreak: 'keep-all',
  overflowWrap: 'anywhere',
  '& > a': { position: 'relative', ...touchArea },
});

/** What the member has received and not reviewed; the line that a link names is opened at once. */
export function ToWrite({ lineId }: { lineId: number | null }) {
  const isMember = useSession().status === 'in';
  const { data, error, refetch } = useQuery({ ...writableQuery(useServices()), enabled: isMember });
  const [openId, setOpenId] = useState(lineId);
  if (error) return <ErrorState title={copy.failed} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton />;
  const open = data.rows.find(({ order_line_id }) => order_line_id === openId);
  if (data.rows.length === 0)
    return (
      <EmptyState
        icon="star"
        title={copy.noneToWrite}
        description={copy.noneToWriteHint}
        action={<Button href="/mypage/orders">{copy.toOrders}</Button>}
      />
    );
  return (
    <>
      <p css={points}>{copy.points(formatCount(reviewPoints.text), formatCount(reviewPoints.photo))}</p>
      <ul>
        {data.rows.map((line) => (
          <WritableRow key={line.order_line_id} line={line} onWrite={() => setOpenId(line.order_line_id)} />
        ))}
      </ul>
      {open && (
        <Suspense>
          <WriteDialog line={open} onClose={() => setOpenId(null)} />
        </Suspense>
      )}
    </>
  );
}

function WritableRow({ line, onWrite }: { line: Line; onWrite: () => void }) {
  const { product_id, product_name, option, image } = line;
  return (
    <li css={row}>
      <div>
        <Picture picture={image} sizes="72px" alt="" aspect="3 / 4" />
      </div>
      <div>
        <p css={name}>
          <a href={`/goods/view/${product_id}`}>{product_name}</a>
        </p>
        <small>{option}</small>
      </div>
      <Button size="md" aria-label={copy.writeOf(product_name)} onClick={onWrite}>
        {copy.write}
      </Button>
    </li>
  );
}
