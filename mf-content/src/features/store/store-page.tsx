import { css } from '@emotion/react';
import type { Store } from '@mall/contracts/api/content/help';
import { formatCount } from '@mall/contracts/domain/money';
import type { PageProps } from '@mall/remote-kit/define-remote';
import { useServices } from '@mall/remote-kit/services';
import { Button } from '@mall/ui/controls/button';
import { EmptyState } from '@mall/ui/feedback/empty-state';
import { ErrorState } from '@mall/ui/feedback/error-state';
import { color, fontSize, media, touchArea } from '@mall/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { BoardPage } from '../../shared/board-page.tsx';
import { Chips } from '../../shared/chips.tsx';
import { copy as words } from '../../shared/copy.ts';
import { RowsSkeleton } from '../../shared/list-states.tsx';
import { keywordParam } from '../../shared/search/keyword-param.ts';
import { SearchForm } from '../../shared/search/search-form.tsx';
import { copy } from './copy.ts';
import { shownRegion, storesHref, storesQuery } from './queries.ts';

const search = css({ marginTop: 24 });
const found = css({ marginTop: 20, color: color.quiet, fontSize: fontSize.note });
const list = css({
  display: 'grid',
  gap: 12,
  marginTop: 12,
  [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 16 },
});

/** Stores one can walk into, by region. */
export function Page({ url }: PageProps) {
  const { data, error, refetch } = useQuery(storesQuery(useServices(), url));
  const keyword = keywordParam(url);
  return (
    <BoardPage title={copy.title} description={copy.description}>
      <div css={search}>
        <SearchForm action="/store" label={copy.search} keyword={keyword} />
      </div>
      {data && data.regions.length > 1 && (
        <Chips
          label={copy.regions}
          current={keyword ? '' : storesHref(shownRegion(url, data.regions))}
          items={[
            { href: storesHref(), label: copy.all },
            ...data.regions.map((region) => ({ href: storesHref(region), label: region })),
          ]}
        />
      )}
      {!data && error && <ErrorState title={copy.failed} onRetry={() => void refetch()} />}
      {!data && !error && <RowsSkeleton />}
      {data && (
        <p css={found} role="status">
          {keyword
            ? words.found(keyword, formatCount(data.rows.length))
            : copy.count(formatCount(data.rows.length))}
        </p>
      )}
      {data?.rows.length === 0 && (
        <EmptyState
          title={keyword ? words.nothingFound(keyword) : copy.empty}
          action={
            <Button variant="secondary" href={storesHref()}>
              {copy.allStores}
            </Button>
          }
        />
      )}
      {data && data.rows.length > 0 && (
        <ul css={list}>
          {data.rows.map((store) => (
            <StoreCard key={store.store_id} store={store} />
          ))}
        </ul>
      )}
    </BoardPage>
  );
}

const card = css({
  display: 'grid',
  gap: 12,
  alignContent: 'start',
  padding: 20,
  border: `1px solid ${color.line}`,
});
const name = css({ fontSize: fontSize.lead, fontWeight: 700 });
const facts = css({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  gap: '4px 8px',
  fontSize: fontSize.note,
  '& dt': { color: color.quiet },
});
const phone = css(touchArea, { position: 'relative', textDecoration: 'underline', textUnderlineOffset: 3 });

function StoreCard({ store }: { store: Store }) {
  const map = `https://map.naver.com/p/search/${encodeURIComponent(store.address)}`;
  return (
    <li css={card}>
      <h2 css={name}>{store.name}</h2>
      <dl css={facts}>
        <dt>{copy.address}</dt>
        <dd>{store.address}</dd>
        <dt>{copy.hours}</dt>
        <dd className="tabular">{store.hours}</dd>
        <dt>{copy.phone}</dt>
        <dd>
          <a css={phone} className="tabular" href={`tel:${store.phone}`}>
            {store.phone}
          </a>
        </dd>
        <dt>{copy.brands}</dt>
        <dd>{store.brands.join(', ')}</dd>
      </dl>
      <div>
        <Button
          variant="secondary"
          size="md"
          href={map}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={copy.mapOf(store.name)}
        >
          {copy.map}
        </Button>
      </div>
    </li>
  );
}
