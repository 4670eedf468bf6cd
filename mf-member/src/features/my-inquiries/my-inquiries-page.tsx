import { css } from '@emotion/react';
import type { listMyInquiries } from '@mall/contracts/api/community/my-writings';
import { formatDate } from '@mall/contracts/domain/korean-time';
import type { EndpointData } from '@mall/contracts/endpoint';
import type { PageProps } from '@mall/remote-kit/define-remote';
import { useServices, useSession } from '@mall/remote-kit/services';
import { pageParam } from '@mall/remote-kit/url-params';
import { Button } from '@mall/ui/controls/button';
import { EmptyState } from '@mall/ui/feedback/empty-state';
import { ErrorState } from '@mall/ui/feedback/error-state';
import { Skeleton } from '@mall/ui/feedback/skeleton';
import { Icon } from '@mall/ui/icon';
import { Pagination } from '@mall/ui/layout/pagination';
import { Picture } from '@mall/ui/picture';
import { color, fontSize } from '@mall/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { MyFrame } from '../../shared/my-frame/my-frame.tsx';
import { copy } from './copy.ts';
import { useDeleteInquiry } from './mutations.ts';
import { myInquiriesQuery } from './queries.ts';

type Inquiry = EndpointData<typeof listMyInquiries>['rows'][number];

const item = css({
  borderBottom: `1px solid ${color.line}`,
  '& summary > svg': { flex: 'none', color: color.quiet },
  '& [open] > summary > svg': { transform: 'rotate(180deg)' },
});
const summary = css({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr) 18px',
  alignItems: 'center',
  gap: 14,
  padding: '16px 0',
  cursor: 'pointer',
});
const badges = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 8px',
  color: color.quiet,
  fontSize: fontSize.small,
  '& b': { color: color.quiet, fontWeight: 600 },
  '& b[data-done]': { color: color.ink },
});
const name = css({ color: color.quiet, fontSize: fontSize.note });
const line = css({ overflow: 'hidden', color: color.ink, textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
const text = css({
  display: 'grid',
  gridTemplateColumns: '36px minmax(0, 1fr)',
  gap: 10,
  padding: '12px 14px',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  '& + &': { background: color.wash },
  '& small': { display: 'block', marginTop: 6, color: color.quiet, fontSize: fontSize.small },
});
const actions = css({ display: 'flex', justifyContent: 'flex-end', gap: 6, padding: '12px 0 16px' });
const pager = css({ marginTop: 40 });
const skeleton = css({ display: 'grid', gap: 20 });

const href = (page: number) => (page > 1 ? `/mypage/inquiries?page=${page}` : '/mypage/inquiries');

/** What a member asked about products, with the answers. */
export function Page({ url }: PageProps) {
  return (
    <MyFrame title={copy.title} active="inquiries" skeleton={<InquiriesSkeleton />}>
      <Inquiries page={pageParam(url)} />
    </MyFrame>
  );
}

function Inquiries({ page }: { page: number }) {
  const isMember = useSession().status === 'in';
  const { data, error, refetch } = useQuery({ ...myInquiriesQuery(useServices(), page), enabled: isMember });
  if (error) return <ErrorState title={copy.failed} onRetry={() => void refetch()} />;
  if (!data) return <InquiriesSkeleton />;
  if (data.rows.length === 0) {
    const isFirst = page === 1;
    return (
      <EmptyState
        icon="info"
        title={isFirst ? copy.empty : copy.emptyPage}
        description={isFirst ? copy.emptyHint : undefined}
        action={
          <Button variant="secondary" href={isFirst ? '/goods/list' : href(1)}>
            {isFirst ? copy.browse : copy.firstPage}
          </Button>
        }
      />
    );
  }
  return (
    <>
      <ul>
        {data.rows.map((inquiry) => (
          <InquiryItem key={inquiry.inquiry_id} inquiry={inquiry} />
        ))}
      </ul>
      <div css={pager}>
        <Pagination page={page} lastPage={data.paginate.last_page} href={href} />
      </div>
    </>
  );
}

function InquiryItem({ inquiry }: { inquiry: Inquiry }) {
  const { product, answer, content, is_answered, is_secret, category, created_at } = inquiry;
  const { remove, isBusy } = useDeleteInquiry();
  return (
    <li css={item}>
      <details>
        <summary css={summary}>
          <Picture picture={product.image} sizes="56px" alt="" aspect="3 / 4" />
          <div>
            <p css={badges} className="tabular">
              <b data-done={is_answered ? '' : undefined}>{is_answered ? copy.answered : copy.waiting}</b>
              <span>{copy.categories[category]}</span>
              {is_secret && <span>{copy.secret}</span>}
              <span>{formatDate(created_at)}</span>
            </p>
            <p css={line}>{content}</p>
            <p css={name}>{product.product_name}</p>
          </div>
          <Icon name="chevron-down" size={18} />
        </summary>
        <div css={text}>
          <b>{copy.question}</b>
          <p>{content}</p>
        </div>
        {answer && (
          <div css={text}>
            <b>{copy.answer}</b>
            <p>
              {answer.content}
              <small className="tabular">{formatDate(answer.created_at)}</small>
            </p>
          </div>
        )}
        <div css={actions}>
          {product.is_on_sale ? (
            <Button variant="secondary" size="md" href={`/goods/view/${product.product_id}`}>
              {copy.toProduct}
            </Button>
          ) : (
            <p css={name}>{copy.offSale}</p>
          )}
          {!is_answered && (
            <Button
              variant="secondary"
              size="md"
              loading={isBusy}
              aria-label={copy.removeOf(product.product_name)}
              onClick={() => void remove(inquiry.inquiry_id)}
            >
              {copy.remove}
            </Button>
          )}
        </div>
      </details>
    </li>
  );
}

function InquiriesSkeleton() {
  return (
    <div css={skeleton} role="status" aria-busy aria-label={copy.loading}>
      <Skeleton height={88} />
      <Skeleton height={88} />
      <Skeleton height={88} />
    </div>
  );
}
