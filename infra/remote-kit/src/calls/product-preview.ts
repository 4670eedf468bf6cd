import type { ProductCard } from '@mall/contracts/api/catalogue/products';
import { type RemoteServices, useServices } from '../services.tsx';

/** What a card says of its product. Prices in KRW, as this caller pays. */
export interface ProductPreview
  extends Pick<
    ProductCard,
    'product_id' | 'product_name' | 'brand' | 'images' | 'retail_price' | 'last_price' | 'discount_rate'
  > {
  /** Among them a time sale's, whose clock stands above the price. */
  promotions?: ProductCard['promotions'] | undefined;
  /** Address of the card's picture as the browser has loaded it. */
  shown?: string | undefined;
}

const keyOf = (productId: number) => ['product-preview', productId];

/** What the shopper has pressed of a product; undefined for shoppers who came another way, and always on the server. */
export function productPreview(
  { queryClient }: RemoteServices,
  productId: number,
): ProductPreview | undefined {
  return queryClient.getQueryData<ProductPreview>(keyOf(productId));
}

/** For the `onOpen` of a card: keeps what it says, which its product's page shows until the product has come. */
export function useKeepPreview(): (product: ProductPreview, shown?: string) => void {
  const { queryClient } = useServices();
  return (product, shown) =>
    void queryClient.setQueryData<ProductPreview>(keyOf(product.product_id), { ...product, shown });
}
