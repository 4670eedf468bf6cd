import { css } from '@emotion/react';
import type { ProductPreview } from '@mall/remote-kit/product-preview';
import { Skeleton } from '@mall/ui/feedback/skeleton';
import { Price } from '@mall/ui/product/price';
import { copy } from './copy.ts';
import { Gallery } from './gallery/gallery.tsx';
import { layout, panel } from './product-layout.ts';
import { summary } from './summary/summary-css.ts';

/** As high as the heart and the share button beside the brand. */
const line = css({ display: 'grid', alignItems: 'center', minHeight: 28 });
const busy = css({ display: 'grid', gap: 16 });

/** The measures of a product page while it is on its way, with what the pressed card knows of it. */
export function ProductSkeleton({ preview }: { preview: ProductPreview | undefined }) {
  return (
    <div css={layout}>
      {preview ? <Gallery pictures={preview.images} preview={preview} /> : <Skeleton aspect="3 / 4" />}
      <div css={panel}>
        {preview && (
          <div css={summary.stack}>
            <div css={summary.path}>
              <Skeleton width="60%" height={18} />
            </div>
            <p css={[summary.brand, line]}>{preview.brand.name}</p>
            <h1 css={summary.name}>{preview.product_name}</h1>
            {preview.promotions?.includes('TIME') && <div css={summary.timeSale} />}
            <Price
              retailPrice={preview.retail_price}
              lastPrice={preview.last_price}
              rate={preview.discount_rate}
              size="lg"
            />
          </div>
        )}
        <div css={busy} role="status" aria-busy aria-label={copy.loading}>
          <Skeleton height={120} />
          <Skeleton height={58} />
        </div>
      </div>
    </div>
  );
}
