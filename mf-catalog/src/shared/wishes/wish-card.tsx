import { useKeepPreview } from '@mall/remote-kit/product-preview';
import { ProductCard, type ProductCardProps } from '@mall/ui/product/product-card';
import { WishButton } from '@mall/ui/product/wish-button';
import { toggleHeart, useHeart, type WishedProduct } from './hearts.ts';

/** A product card with its heart. */
export function WishCard(props: Omit<ProductCardProps, 'isWished' | 'onOpen' | 'onWish'>) {
  const isWished = useHeart(props.product.product_id);
  const onOpen = useKeepPreview();
  return (
    <ProductCard {...props} onOpen={onOpen} {...(isWished !== null && { isWished, onWish: toggleHeart })} />
  );
}

/** The heart of a product beside its link, in whatever is positioned around both. */
export function Heart({ product }: { product: WishedProduct }) {
  const isWished = useHeart(product.product_id);
  if (isWished === null) return null;
  return <WishButton name={product.product_name} isWished={isWished} onWish={() => toggleHeart(product)} />;
}
