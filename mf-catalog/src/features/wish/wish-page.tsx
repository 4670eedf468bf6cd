import { css } from '@emotion/react';
import type { ProductCard } from '@mall/contracts/api/catalogue/product-card';
import { guestWishes, watchGuestWishes } from '@mall/contracts/client/guest-wishes';
import { formatCount, formatWon } from '@mall/contracts/domain/money';
import type { PageProps } from '@mall/remote-kit/define-remote';
import { useServices, useSession } from '@mall/remote-kit/services';
import { pageParam } from '@mall/remote-kit/url-params';
import { Button } from '@mall/ui/controls/button';
import { EmptyState } from '@mall/ui/feedback/empty-state';
import { ErrorState } from '@mall/ui/feedback/error-state';
import { Pagination } from '@mall/ui/layout/pagination';
import { ProductCardSkeleton } from '@mall/ui/product/product-card-skeleton';
import { ProductGrid } from '@mall/ui/product/product-grid';
import { color, fontFamily, fontSize, page as measures, media } from '@mall/ui/theme';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { QuickView } from '../../shared/quick-view/quick-view.tsx';
import { WishCard } from '../../shared/wishes/wish-card.tsx';
import { Wishes } from '../../shared/wishes/wishes.tsx';
import { copy } from './copy.ts';
import { guestWishesQuery, pageSize, wishListQuery } from './queries.ts';

const frame = css({
  maxWidth: measures.maxWidth,
  margin: '0 auto',
  padding: '20px 0 64px',
  [media.lg]: { padding: `40px ${measures.sidePadding}px 96px` },
});
const head = css({
  display: 'flex',
  alignItems: 'baseline',
  gap: 8,
  padding: `0 ${measures.sidePaddingMobile}px 16px`,
  [media.lg]: { padding: '0 0 24px' },
});
const heading = css({ fontFamily: fontFamily.display, fontSize: fontSize.heading, fontWeight: 700 });
const count = css({ color: color.quiet, fontSize: fontSize.body });
const hint = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  margin: '0 16px 20px',
  padding: '8px 8px 8px 16px',
  background: color.wash,
  fontSize: fontSize.note,
  textWrap: 'balance',
  [media.lg]: { margin: '0 0 28px' },
});
const pages = css({ paddingTop: 48 });
const dropNote = css({
  padding: '4px 8px 0',
  color: color.sale,
  fontSize: fontSize.small,
  fontWeight: 600,
  [media.md]: { paddingInline: 0 },
});

/** The server has no device to look at. */
const notKnown = () => null;

/** What the shopper has wished for: of the account, or of the device until they log in (decision 143). */
export function Page({ url }: PageProps) {
  const { status } = useSession();
  const number = pageParam(url);
  return status === 'in' ? <MemberWishes page={number} /> : <GuestWishes page={number} />;
}

function MemberWishes({ page }: { page: number }) {
  const query = useQuery({ ...wishListQuery(useServices(), page), placeholderData: keepPreviousData });
  const total = query.data?.paginate.total;
  const drops = new Map(query.data?.price_drops?.map(({ product_id, amount }) => [product_id, amount]));
  return <WishList query={query} rows={query.data?.rows} drops={drops} total={total} page={page} />;
}

function GuestWishes({ page }: { page: number }) {
  const { location } = useServices();
  const ids = useSyncExternalStore<readonly number[] | null>(watchGuestWishes, guestWishes, notKnown);
  const shown = (ids ?? []).slice((page - 1) * pageSize, page * pageSize);
  const query = useQuery({
    ...guestWishesQuery(useServices(), shown),
    placeholderData: keepPreviousData,
    enabled: shown.length > 0,
  });
  // What is forgotten on the device goes at once, before the rest has been fetched anew.
  const rows =
    shown.length === 0 ? [] : query.data?.rows.filter(({ product_id }) => shown.includes(product_id));
  const login = `/member/login?redirect_url=${encodeURIComponent(location.current().href)}`;
  return (
    <WishList query={query} rows={ids ? rows : undefined} total={ids?.length} page={page}>
      {shown.length > 0 && (
        <div css={hint}>
          <p>{copy.onDevice}</p>
          <Button variant="secondary" size="sm" href={login}>
            {copy.login}
          </Button>
        </div>
      )}
    </WishList>
  );
}

interface ListProps {
  query: { isError: boolean; refetch: () => unknown };
  /** Absent while they are on their way. */
  rows: readonly ProductCard[] | undefined;
  total: number | undefined;
  /** KRW that products cost less than when they were wished for, by id. */
  drops?: ReadonlyMap<number, number> | undefined;
  page: number;
  children?: React.ReactNode;
}

function WishList({ query, rows, drops, total, page, children }: ListProps) {
  const lastPage = Math.max(1, Math.ceil((total ?? 0) / pageSize));
  return (
    <div css={frame}>
      <Wishes />
      <QuickView />
      <header css={head}>
        <h1 css={heading}>{copy.title}</h1>
        {total !== undefined && total > 0 && <p css={count}>{copy.count(formatCount(total))}</p>}
      </header>
      <noscript>{copy.needsScripts}</noscript>
      {children}
      {!rows && query.isError ? (
        <ErrorState title={copy.failed} onRetry={() => void query.refetch()} />
      ) : (
        <Cards rows={rows} drops={drops} />
      )}
      {lastPage > 1 && (
        <div css={pages}>
          <Pagination
            page={Math.min(page, lastPage)}
            lastPage={lastPage}
            href={(number) => (number === 1 ? '/wish' : `/wish?page=${number}`)}
          />
        </div>
      )}
    </div>
  );
}

const skeletons = Array.from({ length: 8 }, (_, place) => place);

function Cards({ rows, drops }: Pick<ListProps, 'rows' | 'drops'>) {
  if (rows?.length === 0)
    return (
      <EmptyState
        icon="heart"
        title={copy.empty}
        description={copy.emptyHint}
        action={<Button href="/goods/list/BEST">{copy.toBest}</Button>}
      />
    );
  return (
    <ProductGrid label={copy.title} busy={!rows}>
      {rows
        ? rows.map((product) => {
            const drop = drops?.get(product.product_id);
            return (
              <div key={product.product_id}>
                <WishCard product={product} headingLevel={2} />
                {drop !== undefined && (
                  <p css={dropNote} className="tabular">
                    {copy.dropped(formatWon(drop))}
                  </p>
                )}
              </div>
            );
          })
        : skeletons.map((place) => <ProductCardSkeleton key={place} />)}
    </ProductGrid>
  );
}
