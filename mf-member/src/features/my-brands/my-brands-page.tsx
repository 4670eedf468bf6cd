import { css } from '@emotion/react';
import type { Brand } from '@mall/contracts/api/catalogue/brands';
import { formatCount } from '@mall/contracts/domain/money';
import { useServices } from '@mall/remote-kit/services';
import { Button } from '@mall/ui/controls/button';
import { EmptyState } from '@mall/ui/feedback/empty-state';
import { color, fontSize } from '@mall/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { heads } from '../../shared/heads/copy.ts';
import { Loaded } from '../../shared/loaded.tsx';
import { MyFrame } from '../../shared/my-frame/my-frame.tsx';
import { RowSkeletons } from '../../shared/row-skeletons.tsx';
import { copy } from './copy.ts';
import { useRemoveBrand } from './mutations.ts';
import { brandWishesQuery } from './queries.ts';

const list = css({ borderTop: `1px solid ${color.ink}` });
const row = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  borderBottom: `1px solid ${color.line}`,
});
const link = css({ display: 'grid', flex: 1, gap: 2, minWidth: 0, padding: '16px 0' });
const name = css({ color: color.ink, fontSize: fontSize.lead, fontWeight: 600 });
const quiet = css({ color: color.quiet, fontSize: fontSize.small });

/** Brands that the member has wished for (spec 1). */
export function Page() {
  return (
    <MyFrame title={heads.brands.title} active="brands" skeleton={<RowSkeletons height={72} />}>
      <Brands />
    </MyFrame>
  );
}

function Brands() {
  const query = useQuery(brandWishesQuery(useServices()));
  return (
    <Loaded query={query} skeleton={<RowSkeletons height={72} />} failed={copy.failed}>
      {({ rows }) =>
        rows.length === 0 ? (
          <EmptyState
            icon="heart"
            title={copy.empty}
            description={copy.emptyHint}
            action={<Button href="/brand/introduce">{copy.toBrands}</Button>}
          />
        ) : (
          <ul css={list}>
            {rows.map((brand) => (
              <BrandRow key={brand.brand_id} brand={brand} />
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

function BrandRow({ brand }: { brand: Brand }) {
  const { send, isBusy } = useRemoveBrand(brand.name);
  return (
    <li css={row}>
      <a css={link} href={`/goods/list/brand/${brand.brand_id}`}>
        <span css={name}>{brand.name}</span>
        <span css={quiet}>
          {brand.name_en} · {copy.count(formatCount(brand.product_count))}
        </span>
      </a>
      <Button
        variant="secondary"
        size="md"
        loading={isBusy}
        aria-label={copy.removeOf(brand.name)}
        onClick={() => void send({ body: { brand_id: brand.brand_id } })}
      >
        {copy.remove}
      </Button>
    </li>
  );
}
