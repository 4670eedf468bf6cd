import type { FragmentProps, productGridFragment } from '@mall/contracts/platform/fragments';
import { useKeepPreview } from '@mall/remote-kit/product-preview';
import { useServices } from '@mall/remote-kit/services';
import { Section } from '@mall/ui/layout/section';
import { ProductCard } from '@mall/ui/product/product-card';
import { ProductCardSkeleton } from '@mall/ui/product/product-card-skeleton';
import { ProductGrid } from '@mall/ui/product/product-grid';
import { useQuery } from '@tanstack/react-query';
import { productGridQuery } from './queries.ts';

type Props = FragmentProps<typeof productGridFragment>;

/** Products by id under a title; nothing at all when none of them is sold any more, or when they cannot be had. */
export function Fragment({ title, productIds }: Props) {
  const onOpen = useKeepPreview();
  const { data, isPending } = useQuery({
    ...productGridQuery(useServices(), productIds),
    enabled: productIds.length > 0,
  });
  if (productIds.length === 0 || (!isPending && !data?.rows.length)) return null;
  return (
    <Section title={title}>
      <ProductGrid label={title} busy={isPending}>
        {data
          ? data.rows.map((product) => (
              <ProductCard key={product.product_id} product={product} onOpen={onOpen} />
            ))
          : productIds.map((id) => <ProductCardSkeleton key={id} />)}
      </ProductGrid>
    </Section>
  );
}
