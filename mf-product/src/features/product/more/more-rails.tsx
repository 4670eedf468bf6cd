import { css } from '@emotion/react';
import type { ColorOption, ProductView } from '@mall/contracts/api/catalogue/product-view';
import type { ProductCard as Card } from '@mall/contracts/api/catalogue/products';
import { readRecentViews } from '@mall/contracts/client/recent-views';
import { useKeepPreview } from '@mall/remote-kit/product-preview';
import { useServices } from '@mall/remote-kit/services';
import { Rail } from '@mall/ui/carousel/rail';
import { Section } from '@mall/ui/layout/section';
import { ProductCard } from '@mall/ui/product/product-card';
import { media } from '@mall/ui/theme';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { copy } from './copy.ts';
import { PlanCard } from './plan-card.tsx';
import { alsoViewedQuery, cardsQuery, recommendedQuery } from './queries.ts';

/** One lonely product makes no section. */
const leastProducts = 2;

const stack = css({
  display: 'grid',
  gap: 56,
  padding: '32px 0 64px',
  '& > *': { minWidth: 0 },
  [media.lg]: { gap: 72 },
});

interface RailProps {
  title: string;
  description?: string | undefined;
  products: readonly Card[] | undefined;
}

/** Products side by side; nothing while they are on their way, when they could not be had, or when it is one alone. */
function ProductRail({ title, description, products = [] }: RailProps) {
  const onOpen = useKeepPreview();
  if (products.length < leastProducts) return null;
  return (
    <Section title={title} description={description}>
      <Rail label={title}>
        {products.map((card) => (
          <ProductCard
            key={card.product_id}
            product={card}
            onOpen={onOpen}
            sizes="(min-width: 1024px) 20vw, 42vw"
            headingLevel={3}
          />
        ))}
      </Rail>
    </Section>
  );
}

interface Props {
  product: ProductView;
  color: ColorOption | undefined;
}

/** Products and plans that lead on; each section asks for itself, and one that fails leaves the others alone. */
export function MoreRails({ product, color }: Props) {
  const { product_id, code, coordi_product_list, related_plan_list } = product;
  return (
    <div css={stack}>
      <ProductRail title={copy.coordi} products={coordi_product_list} />
      {related_plan_list.length > 0 && (
        <Section title={copy.plans}>
          <Rail label={copy.plans}>
            {related_plan_list.map((plan) => (
              <PlanCard key={plan.plan_id} plan={plan} />
            ))}
          </Rail>
        </Section>
      )}
      <Recommended code={code} color={color} />
      <AlsoViewed productId={product_id} />
      <Recent productId={product_id} />
    </div>
  );
}

function Recommended({ code, color }: { code: string; color: ColorOption | undefined }) {
  const services = useServices();
  const { data } = useQuery({
    ...recommendedQuery(services, code, color?.color_id),
    placeholderData: keepPreviousData,
  });
  return (
    <ProductRail
      title={copy.recommended}
      description={color && copy.recommendedIn(color.name)}
      products={data?.rows}
    />
  );
}

function AlsoViewed({ productId }: { productId: number }) {
  const { data } = useQuery(alsoViewedQuery(useServices(), productId));
  return <ProductRail title={copy.alsoViewed} products={data?.rows} />;
}

function Recent({ productId }: { productId: number }) {
  const [ids] = useState(() =>
    readRecentViews(new Date())
      .map(({ product_id }) => product_id)
      .filter((id) => id !== productId),
  );
  const { data } = useQuery({ ...cardsQuery(useServices(), ids), enabled: ids.length >= leastProducts });
  return <ProductRail title={copy.recent} products={data?.rows} />;
}
