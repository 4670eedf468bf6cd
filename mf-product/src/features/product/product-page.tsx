import { css } from '@emotion/react';
import type { ColorOption, ProductView } from '@mall/contracts/api/catalogue/products';
import { isApiError } from '@mall/contracts/client/api-error';
import { openingColorOf } from '@mall/contracts/domain/catalogue/product-address';
import { productViewed } from '@mall/contracts/events/topics';
import type { PageProps } from '@mall/remote-kit/define-remote';
import { useServices } from '@mall/remote-kit/services';
import { Rail } from '@mall/ui/carousel/rail';
import { Button } from '@mall/ui/controls/button';
import { EmptyState } from '@mall/ui/feedback/empty-state';
import { ErrorState } from '@mall/ui/feedback/error-state';
import { ContentVisibility } from '@mall/ui/layout/content-visibility';
import { Section } from '@mall/ui/layout/section';
import { ProductCard } from '@mall/ui/product/product-card';
import { media, page } from '@mall/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { copy } from './copy.ts';
import { Gallery } from './gallery.tsx';
import { ProductSkeleton } from './product-skeleton.tsx';
import { PurchasePanel } from './purchase/purchase-panel.tsx';
import { useSelection } from './purchase/selection.ts';
import { productQuery } from './queries.ts';
import { Sections } from './sections.tsx';
import { Summary } from './summary.tsx';

const layout = css({
  [media.lg]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 440px',
    gap: 60,
    alignItems: 'start',
    maxWidth: page.maxWidth,
    margin: '0 auto',
    padding: `24px ${page.sidePadding}px 0`,
  },
});
const panel = css({
  display: 'grid',
  gap: 24,
  padding: '20px 16px',
  [media.lg]: {
    position: 'sticky',
    top: 'calc(var(--sticky-top) + 16px)',
    padding: 0,
    maxHeight: 'calc(100vh - var(--sticky-top) - 36px)',
    overflowY: 'auto',
    scrollbarWidth: 'thin',
  },
});
const rest = css({
  [media.lg]: { maxWidth: page.maxWidth, margin: '40px auto 0', padding: `0 ${page.sidePadding}px` },
});

/** Product detail (spec 2.5). */
export function Page({ params, url }: PageProps) {
  const services = useServices();
  const { data, error, refetch } = useQuery(productQuery(services, params.productId));
  if (data) {
    const color = openingColorOf(data.options.colors, url);
    return <Product key={`${data.product_id} ${color?.color_id}`} product={data} openingColor={color} />;
  }
  if (isApiError(error, 'NOT_FOUND') || isApiError(error, 'INVALID_REQUEST')) {
    return (
      <EmptyState
        title={copy.notFound}
        description={copy.notFoundDescription}
        action={<Button href="/goods/list">{copy.toList}</Button>}
      />
    );
  }
  if (error) return <ErrorState title={copy.failed} onRetry={() => void refetch()} />;
  return <ProductSkeleton />;
}

interface ProductProps {
  product: ProductView;
  openingColor: ColorOption | undefined;
}

function Product({ product, openingColor }: ProductProps) {
  const { bus } = useServices();
  const selection = useSelection(product, openingColor);
  const color =
    product.options.colors.find(({ color_id }) => color_id === selection.colorId) ??
    product.options.colors[0];

  useEffect(() => {
    const { product_id, product_name, price_info } = product;
    bus.publish(productViewed, { product_id, product_name, last_price: price_info.last_price, quantity: 1 });
  }, [bus, product]);

  return (
    <article>
      <div css={layout}>
        <Gallery key={color?.color_id} pictures={color?.images ?? []} />
        <div css={panel}>
          <Summary product={product} />
          <PurchasePanel product={product} selection={selection} />
        </div>
      </div>
      <div css={rest}>
        <Sections product={product} />
        {product.coordi_product_list.length > 0 && (
          <ContentVisibility height={380}>
            <Section title={copy.coordi}>
              <Rail label={copy.coordi}>
                {product.coordi_product_list.map((card) => (
                  <ProductCard key={card.product_id} product={card} sizes="(min-width: 1024px) 20vw, 42vw" />
                ))}
              </Rail>
            </Section>
          </ContentVisibility>
        )}
      </div>
    </article>
  );
}
