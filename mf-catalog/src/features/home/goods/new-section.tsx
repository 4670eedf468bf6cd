import type { ProductCard as Product } from '@mall/contracts/api/catalogue/products';
import type { FamilySite } from '@mall/contracts/domain/family-site';
import { Rail } from '@mall/ui/carousel/rail';
import { Section } from '@mall/ui/layout/section';
import { ProductCard } from '@mall/ui/product/product-card';
import { pageFrame } from '../../../shared/page-frame.ts';
import { copy } from '../copy.ts';
import { listHref } from '../list-href.ts';

const sizes = '(min-width: 1280px) 18vw, (min-width: 1024px) 22vw, (min-width: 768px) 29vw, 41vw';

/** The newest products as a rail. */
export function NewSection({ products, site }: { products: readonly Product[]; site: FamilySite }) {
  if (products.length === 0) return null;
  return (
    <div css={pageFrame}>
      <Section title={copy.fresh} description={copy.freshLead} moreHref={listHref(site, '/goods/list/NEW')}>
        <Rail label={copy.fresh}>
          {products.map((product) => (
            <ProductCard key={product.product_id} product={product} sizes={sizes} />
          ))}
        </Rail>
      </Section>
    </div>
  );
}
