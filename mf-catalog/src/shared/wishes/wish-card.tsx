import { useKeepPreview } from '@mall/remote-kit/product-preview';
import { ProductCard, type ProductCardProps, pictureOf } from '@mall/ui/product/product-card';
import { WishButton } from '@mall/ui/product/wish-button';
import { useOpener } from '../quick-view/opener.ts';
import { QuickViewButton } from '../quick-view/quick-view-button.tsx';
import { toggleHeart, useHeart, type WishedProduct } from './hearts.ts';

/** A product card with its heart, and with quick view where the page has it. */
export function WishCard(props: Omit<ProductCardProps, 'isWished' | 'onOpen' | 'onWish' | 'children'>) {
  const { product } = props;
  const isWished = useHeart(product.product_id);
  const keepPreview = useKeepPreview();
  const open = useOpener();
  return (
    <ProductCard
      {...props}
      onOpen={keepPreview}
      {...(isWished !== null && { isWished, onWish: toggleHeart })}
    >
      {open && (
        <QuickViewButton
          name={product.product_name}
          onPress={(button) => {
            keepPreview(product, pictureOf(button));
            open(product);
          }}
        />
      )}
    </ProductCard>
  );
}

/** The heart of a product beside its link, in whatever is positioned around both. */
export function Heart({ product }: { product: WishedProduct }) {
  const isWished = useHeart(product.product_id);
  if (isWished === null) return null;
  return <WishButton name={product.product_name} isWished={isWished} onWish={() => toggleHeart(product)} />;
}
