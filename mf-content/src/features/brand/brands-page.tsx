import { css } from '@emotion/react';
import { formatCount } from '@mall/contracts/domain/money';
import type { PageProps } from '@mall/remote-kit/define-remote';
import { useServices } from '@mall/remote-kit/services';
import { Button } from '@mall/ui/controls/button';
import { EmptyState } from '@mall/ui/feedback/empty-state';
import { ErrorState } from '@mall/ui/feedback/error-state';
import { color, fontSize, media } from '@mall/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { BoardPage } from '../../shared/board-page.tsx';
import { Chips } from '../../shared/chips.tsx';
import { copy as words } from '../../shared/copy.ts';
import { RowsSkeleton } from '../../shared/list-states.tsx';
import { SearchForm } from '../../shared/search/search-form.tsx';
import { BrandIntroduction } from './brand-introduction.tsx';
import { type Brand, type BrandView, brandsHref, brandViewOf, searchBrands } from './brand-view.ts';
import { copy } from './copy.ts';
import { groupByInitial } from './initials.ts';
import { brandsQuery } from './queries.ts';

/** Brands by initials; with an id in the address the introduction of one, above the others. */
export function Page({ url }: PageProps) {
  const { data, error, refetch } = useQuery(brandsQuery(useServices(), url));
  const view = brandViewOf(url);
  const brand = data?.rows.find((one) => one.brand_id === view.brandId);
  if (data && view.brandId !== null && !brand)
    return (
      <EmptyState
        headingLevel={1}
        title={copy.notFound}
        description={copy.notFoundHint}
        action={<Button href={brandsHref()}>{copy.allBrands}</Button>}
      />
    );
  return (
    <BoardPage
      title={brand?.name ?? copy.title}
      description={brand ? brand.name_en : copy.description}
      trail={brand ? [{ label: copy.title, href: brandsHref() }] : []}
      isWide
    >
      {brand && <BrandIntroduction brand={brand} />}
      {!data && error && <ErrorState title={copy.failed} onRetry={() => void refetch()} />}
      {!data && !error && <RowsSkeleton />}
      {data?.rows.length === 0 && <EmptyState title={copy.empty} />}
      {data && data.rows.length > 0 && <Directory brands={data.rows} view={view} />}
    </BoardPage>
  );
}

const tools = css({
  display: 'grid',
  marginTop: 24,
  [media.md]: { gridTemplateColumns: '1fr auto', gap: 16 },
});
const chips = css({ '& ul': { [media.md]: { marginTop: 4 } } });
const jump = css({
  display: 'flex',
  flexWrap: 'wrap',
  marginTop: 16,
  borderBlock: `1px solid ${color.line}`,
});
const letter = css({
  display: 'grid',
  placeItems: 'center',
  minWidth: 44,
  height: 48,
  color: color.ink,
  fontSize: fontSize.lead,
  fontWeight: 600,
  [media.hover]: { '&:hover': { background: color.wash } },
});
const found = css({ marginTop: 16, color: color.quiet, fontSize: fontSize.note });

function Directory({ brands, view }: { brands: readonly Brand[]; view: BrandView }) {
  const { keyword, isEnglish } = view;
  const shown = searchBrands(brands, keyword);
  const groups = groupByInitial(shown, (brand) => (isEnglish ? brand.name_en : brand.name));
  return (
    <>
      <div css={tools}>
        <SearchForm
          action="/brand/introduce"
          label={copy.search}
          keyword={keyword}
          parameters={isEnglish ? { order: 'en' } : {}}
        />
        <div css={chips}>
          <Chips
            label={copy.order}
            current={brandsHref({ keyword, isEnglish })}
            items={[
              { href: brandsHref({ keyword }), label: copy.korean },
              { href: brandsHref({ keyword, isEnglish: true }), label: copy.english },
            ]}
          />
        </div>
      </div>
      {keyword && (
        <p css={found} role="status">
          {words.found(keyword, formatCount(shown.length))}
        </p>
      )}
      {shown.length === 0 && (
        <EmptyState
          title={words.nothingFound(keyword)}
          action={
            <Button variant="secondary" href={brandsHref()}>
              {copy.allBrands}
            </Button>
          }
        />
      )}
      {groups.length > 1 && (
        <nav aria-label={copy.initials}>
          <ul css={jump}>
            {groups.map(({ initial }) => (
              <li key={initial}>
                <a css={letter} href={`#initial-${initial}`}>
                  {initial}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {groups.map(({ initial, items }) => (
        <InitialSection key={initial} initial={initial} brands={items} isEnglish={isEnglish} />
      ))}
    </>
  );
}

const section = css({
  display: 'grid',
  gap: 8,
  padding: '24px 0',
  borderBottom: `1px solid ${color.line}`,
  scrollMarginTop: 'calc(var(--sticky-top) + 8px)',
  [media.md]: { gridTemplateColumns: '120px minmax(0, 1fr)' },
});
const heading = css({ fontSize: fontSize.heading, fontWeight: 700 });
const list = css({
  display: 'grid',
  gap: '4px 24px',
  [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.xl]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});
const link = css({
  display: 'grid',
  alignContent: 'center',
  minHeight: 56,
  [media.hover]: { '&:hover b': { textDecoration: 'underline', textUnderlineOffset: 4 } },
});
const name = css({ color: color.ink, fontSize: fontSize.lead, fontWeight: 600 });
const small = css({ color: color.quiet, fontSize: fontSize.small });

interface SectionProps {
  initial: string;
  brands: readonly Brand[];
  isEnglish: boolean;
}

function InitialSection({ initial, brands, isEnglish }: SectionProps) {
  return (
    <section css={section} id={`initial-${initial}`} aria-label={initial}>
      <h2 css={heading}>{initial}</h2>
      <ul css={list}>
        {brands.map((brand) => (
          <li key={brand.brand_id}>
            <a css={link} href={brandsHref({ brandId: brand.brand_id })}>
              <b css={name}>{isEnglish ? brand.name_en : brand.name}</b>
              <span css={small} className="tabular">
                {`${isEnglish ? brand.name : brand.name_en} · ${copy.count(formatCount(brand.product_count))}`}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
