import { css } from '@emotion/react';
import type { ColorOption, ProductView } from '@mall/contracts/api/catalogue/product-view';
import { isApiError } from '@mall/contracts/client/api-error';
import { openingColorOf } from '@mall/contracts/domain/catalogue/product-address';
import { productViewed } from '@mall/contracts/events/topics';
import type { PageProps } from '@mall/remote-kit/define-remote';
import { LatePart } from '@mall/remote-kit/late-part';
import { lazyPart } from '@mall/remote-kit/lazy-part';
import type { ProductPreview } from '@mall/remote-kit/product-preview';
import { useServices } from '@mall/remote-kit/services';
import { idParam } from '@mall/remote-kit/url-params';
import { Button } from '@mall/ui/controls/button';
import { EmptyState } from '@mall/ui/feedback/empty-state';
import { ErrorState } from '@mall/ui/feedback/error-state';
import { media, page } from '@mall/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { AdminPlace } from './admin/admin-place.tsx';
import { copy } from './copy.ts';
import { Gallery } from './gallery/gallery.tsx';
import { useLiveProduct } from './live/use-live-product.ts';
import { LowerHalf } from './lower/lower-half.tsx';
import { useRecordView } from './more/mutations.ts';
import { layout, panel } from './product-layout.ts';
import { ProductSkeleton } from './product-skeleton.tsx';
import { PurchasePanel } from './purchase/purchase-panel.tsx';
import { useSelection } from './purchase/selection.ts';
import { previewOf, productQuery } from './queries.ts';
import { Summary } from './summary/summary.tsx';

const DropPanel = lazyPart(() =>
  import(/* webpackChunkName: "product-drop" */ './drop/drop-panel.tsx').then((module) => module.default),
);

const rest = css({
  [media.lg]: { maxWidth: page.maxWidth, margin: '40px auto 0', padding: `0 ${page.sidePadding}px` },
});

/** Product detail (spec 2.5). */
export function Page({ params, url }: PageProps) {
  const services = useServices();
  const { data, error, refetch } = useQuery(productQuery(services, params.productId));
  const preview = previewOf(services, params.productId);
  if (data) {
    const color = openingColorOf(data.options.colors, url);
    return (
      <Product
        key={`${data.product_id} ${color?.color_id}`}
        product={data}
        openingColor={color}
        preview={preview}
        onPriceOver={() => void refetch()}
      />
    );
  }
  if (isApiError(error, 'NOT_FOUND') || isApiError(error, 'INVALID_REQUEST')) {
    return (
      <>
        <EmptyState
          title={copy.notFound}
          description={copy.notFoundDescription}
          action={<Button href="/goods/list">{copy.toList}</Button>}
        />
        <AdminPlace productId={idParam(params.productId) ?? 0} />
      </>
    );
  }
  if (error) return <ErrorState title={copy.failed} onRetry={() => void refetch()} />;
  return <ProductSkeleton preview={preview} />;
}

interface ProductProps {
  product: ProductView;
  openingColor: ColorOption | undefined;
  preview: ProductPreview | undefined;
  onPriceOver: () => void;
}

function Product({ product, openingColor, preview, onPriceOver }: ProductProps) {
  const { bus } = useServices();
  useRecordView(product.product_id);
  const selection = useSelection(product, openingColor);
  useLiveProduct(product.product_id);
  const color =
    product.options.colors.find(({ color_id }) => color_id === selection.colorId) ??
    product.options.colors[0];

  const viewed = useRef(product);
  useEffect(() => {
    // Once for a page, whatever becomes of its price meanwhile.
    const { product_id, product_name, price_info } = viewed.current;
    bus.publish(productViewed, { product_id, product_name, last_price: price_info.last_price, quantity: 1 });
  }, [bus]);

  return (
    <article>
      <div css={layout}>
        <Gallery
          key={color?.color_id}
          pictures={color?.images ?? []}
          preview={preview}
          video={product.video_url}
        />
        <div css={panel} data-panel>
          <Summary product={product} onPriceOver={onPriceOver} />
          {product.drop ? (
            <LatePart>
              <DropPanel product={product} selection={selection} />
            </LatePart>
          ) : (
            <PurchasePanel product={product} selection={selection} />
          )}
        </div>
      </div>
      <AdminPlace productId={product.product_id} />
      <div css={rest}>
        <LowerHalf product={product} color={color} />
      </div>
    </article>
  );
}
