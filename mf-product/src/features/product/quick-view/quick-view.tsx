import { css } from '@emotion/react';
import type { ProductView } from '@mall/contracts/api/catalogue/product-view';
import { isApiError } from '@mall/contracts/client/api-error';
import { discountRate } from '@mall/contracts/domain/money';
import type { FragmentProps, quickView } from '@mall/contracts/platform/fragments';
import { type ProductPreview, productPreview } from '@mall/remote-kit/product-preview';
import { useServices } from '@mall/remote-kit/services';
import { EmptyState } from '@mall/ui/feedback/empty-state';
import { ErrorState } from '@mall/ui/feedback/error-state';
import { Skeleton } from '@mall/ui/feedback/skeleton';
import { Price } from '@mall/ui/product/price';
import { color, fontSize, media } from '@mall/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { PurchasePanel } from '../purchase/purchase-panel.tsx';
import { useSelection } from '../purchase/selection.ts';
import { productQuery } from '../queries.ts';
import { copy } from './copy.ts';
import { QuickPictures } from './quick-pictures.tsx';

const layout = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.1fr)', gap: 32, alignItems: 'start' },
});
const panel = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  // The table is on the page.
  '& a[href="#size"]': { display: 'none' },
});
const brand = css({ color: color.ink, fontSize: fontSize.body, fontWeight: 700 });
const dropNote = css({ padding: 12, background: color.wash, wordBreak: 'keep-all' });

/** A product in short, in the dialog of a list: what is missing here is on its page, to which the host has a link. */
export function Fragment({ productId, colorId }: FragmentProps<typeof quickView>) {
  const services = useServices();
  const { data, error, refetch } = useQuery(productQuery(services, String(productId)));
  if (data) return <Product product={data} colorId={colorId} />;
  if (isApiError(error, 'NOT_FOUND')) return <EmptyState headingLevel={3} title={copy.gone} />;
  if (error) return <ErrorState headingLevel={3} title={copy.failed} onRetry={() => void refetch()} />;
  return <Waiting preview={productPreview(services, productId)} />;
}

function Product({ product, colorId }: { product: ProductView; colorId: number | undefined }) {
  const { colors } = product.options;
  const selection = useSelection(
    product,
    colors.find(({ color_id }) => color_id === colorId),
  );
  const shown = colors.find(({ color_id }) => color_id === selection.colorId) ?? colors[0];
  const { retail_price, last_price } = product.price_info;
  return (
    <div css={layout}>
      <QuickPictures key={shown?.color_id} pictures={shown?.images ?? []} />
      <div css={panel}>
        <Head
          brand={product.brand.name}
          retailPrice={retail_price}
          lastPrice={last_price}
          rate={discountRate(retail_price, last_price)}
        />
        {product.drop ? (
          <p css={dropNote}>{copy.drop}</p>
        ) : (
          <PurchasePanel product={product} selection={selection} isInDialog />
        )}
      </div>
    </div>
  );
}

/** What the pressed card knows stands where the product's own will. */
function Waiting({ preview }: { preview: ProductPreview | undefined }) {
  return (
    <div css={layout}>
      {preview ? (
        <QuickPictures pictures={preview.images} shown={preview.shown} />
      ) : (
        <Skeleton aspect="3 / 4" />
      )}
      <div css={panel}>
        {preview && (
          <Head
            brand={preview.brand.name}
            retailPrice={preview.retail_price}
            lastPrice={preview.last_price}
            rate={preview.discount_rate}
          />
        )}
        <div css={panel} role="status" aria-busy aria-label={copy.loading}>
          <Skeleton height={120} />
          <Skeleton height={96} />
          <Skeleton height={56} />
        </div>
      </div>
    </div>
  );
}

interface HeadProps {
  brand: string;
  /** KRW. */
  retailPrice: number;
  /** KRW. */
  lastPrice: number;
  rate: number;
}

function Head({ brand: name, ...price }: HeadProps) {
  return (
    <div>
      <p css={brand}>{name}</p>
      <Price {...price} size="lg" />
    </div>
  );
}
