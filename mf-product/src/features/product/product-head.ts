import { formatWon } from '@mall/contracts/domain/money';
import type { RouteContext } from '@mall/remote-kit/define-remote';
import type { Head } from '@mall/remote-kit/head';
import { copy } from './copy.ts';
import { engineHead } from './engine-head.ts';
import { previewOf, productQuery } from './queries.ts';

/** Title and address of a product page, with what engines read of it. */
export function productHead({ services, params, url }: RouteContext): Head {
  const state = services.queryClient.getQueryState(productQuery(services, params.productId).queryKey);
  const product = state?.data;
  const isMissing = state?.status === 'error';
  const preview = product ?? previewOf(services, params.productId);
  if (!preview || isMissing) {
    return {
      title: isMissing ? copy.notFound : copy.product,
      description: copy.notFoundDescription,
      ...(isMissing ? { status: 404, isNoIndex: true } : {}),
    };
  }
  const { brand, product_id, product_name } = preview;
  const price = formatWon('price_info' in preview ? preview.price_info.last_price : preview.last_price);
  return {
    title: `${product_name} - ${brand.name}`,
    description: `${brand.name} ${product_name} ${price}. ${product?.description[0] ?? ''}`
      .trim()
      .slice(0, 150),
    canonical: `/goods/view/${product_id}`,
    ...(product ? engineHead(product, url, services.origin) : { isPreview: true }),
  };
}
