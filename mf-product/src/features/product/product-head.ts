import { formatWon } from '@mall/contracts/domain/money';
import type { RouteContext } from '@mall/remote-kit/define-remote';
import type { Head } from '@mall/remote-kit/head';
import { copy } from './copy.ts';
import { engineHead } from './engine-head.ts';
import { productQuery } from './queries.ts';

/** Title and address of a product page, with what engines read of it. */
export function productHead({ services, params, url }: RouteContext): Head {
  const state = services.queryClient.getQueryState(productQuery(services, params.productId).queryKey);
  const product = state?.data;
  const isMissing = state?.status === 'error';
  if (!product) {
    return {
      title: isMissing ? copy.notFound : copy.product,
      description: copy.notFoundDescription,
      ...(isMissing ? { status: 404, isNoIndex: true } : {}),
    };
  }
  const price = formatWon(product.price_info.last_price);
  return {
    title: `${product.product_name} - ${product.brand.name}`,
    description: `${product.brand.name} ${product.product_name} ${price}. ${product.description[0] ?? ''}`
      .trim()
      .slice(0, 150),
    canonical: `/goods/view/${product.product_id}`,
    ...engineHead(product, url, services.origin),
  };
}
