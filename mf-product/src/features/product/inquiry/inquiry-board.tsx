import { css } from '@emotion/react';
import type { listInquiries } from '@mall/contracts/api/community/inquiries';
import { formatCount } from '@mall/contracts/domain/money';
import type { EndpointData } from '@mall/contracts/endpoint';
import { useServices, useSession } from '@mall/remote-kit/services';
import { Button } from '@mall/ui/controls/button';
import { Checkbox } from '@mall/ui/controls/checkbox';
import { EmptyState } from '@mall/ui/feedback/empty-state';
import { ErrorState } from '@mall/ui/feedback/error-state';
import { Skeleton } from '@mall/ui/feedback/skeleton';
import { color, fontSize } from '@mall/ui/theme';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useDialogChunk } from '../../../shared/use-dialog-chunk.ts';
import { Pager } from '../pager/pager.tsx';
import { copy } from './copy.ts';
import { InquiryItem } from './inquiry-item.tsx';
import { inquiriesQuery } from './queries.ts';

const loadDialog = () =>
  import(/* webpackChunkName: "product-dialogs" */ './inquiry-dialog.tsx').then(
    ({ InquiryDialog }) => InquiryDialog,
  );

const note = css({ marginBottom: 16, color: color.quiet, fontSize: fontSize.note });
const link = css({ color: color.text, textDecoration: 'underline', textUnderlineOffset: 3 });
const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 20px',
  paddingBottom: 12,
  borderBottom: `1px solid ${color.ink}`,
});
const countStyles = css({ flex: 1, color: color.ink, fontSize: fontSize.body, fontWeight: 600 });

/** Inquiries about a product: all or one's own, and a new one. */
export function InquiryBoard({ productId }: { productId: number }) {
  const services = useServices();
  const { status } = useSession();
  const [page, setPage] = useState(1);
  const [isMineOnly, setMineOnly] = useState(false);
  const [isWriting, setWriting] = useState(false);
  const InquiryDialog = useDialogChunk(loadDialog, isWriting, () => setWriting(false));
  const top = useRef<HTMLParagraphElement>(null);
  const query = inquiriesQuery(services, { product_id: productId, page, isMineOnly });
  const { data, error, refetch } = useQuery({ ...query, placeholderData: keepPreviousData });
  const write = () => (status === 'in' ? setWriting(true) : void services.session.requireLogin());
  if (error && !data)
    return <ErrorState title={copy.failed} onRetry={() => void refetch()} headingLevel={3} />;
  if (!data) return <Skeleton height={360} />;
  return (
    <>
      <p css={note}>
        {copy.note}{' '}
        <a css={link} href="/board/notice">
          {copy.customerService}
        </a>
      </p>
      <div css={bar}>
        <p css={countStyles} ref={top} tabIndex={-1} role="status">
          {copy.counted(formatCount(data.paginate.total))}
        </p>
        {status === 'in' && (
          <Checkbox
            checked={isMineOnly}
            onChange={({ target }) => {
              setMineOnly(target.checked);
              setPage(1);
            }}
          >
            {copy.mineOnly}
          </Checkbox>
        )}
        <Button variant="secondary" onClick={write} loading={isWriting && !InquiryDialog}>
          {copy.write}
        </Button>
      </div>
      <InquiryRows rows={data.rows} isMineOnly={isMineOnly} />
      <Pager
        label={copy.pages}
        page={page}
        lastPage={data.paginate.last_page}
        onPage={(next) => {
          setPage(next);
          top.current?.focus();
        }}
      />
      {InquiryDialog && (
        <InquiryDialog productId={productId} isOpen={isWriting} onClose={() => setWriting(false)} />
      )}
    </>
  );
}

interface RowsProps {
  rows: EndpointData<typeof listInquiries>['rows'];
  isMineOnly: boolean;
}

function InquiryRows({ rows, isMineOnly }: RowsProps) {
  if (rows.length === 0)
    return (
      <EmptyState
        title={isMineOnly ? copy.noneMine : copy.none}
        description={isMineOnly ? undefined : copy.noneDescription}
        headingLevel={3}
      />
    );
  return (
    <ul aria-label={copy.list}>
      {rows.map((inquiry) => (
        <InquiryItem key={inquiry.inquiry_id} inquiry={inquiry} />
      ))}
    </ul>
  );
}
