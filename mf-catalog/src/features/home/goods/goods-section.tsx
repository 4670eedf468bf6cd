import type { FamilySite } from '@mall/contracts/domain/family-site';
import { Rail } from '@mall/ui/carousel/rail';
import { ProductGrid } from '@mall/ui/product/product-grid';
import { pageFrame } from '../../../shared/page-frame.ts';
import { WishCard } from '../../../shared/wishes/wish-card.tsx';
import { HomeSection } from '../frame/home-section.tsx';
import { useLooks } from '../frame/home-style.ts';
import type { HomeGoods } from '../home-view.ts';
import { listHref } from '../list-href.ts';
import { EditorialList } from './editorial-list.tsx';
import { MosaicList } from './mosaic-list.tsx';
import { PricedList } from './priced-list.tsx';
import { TileList } from './tile-list.tsx';

const railSizes = '(min-width: 1280px) 18vw, (min-width: 1024px) 22vw, (min-width: 768px) 29vw, 41vw';

interface Props {
  goods: HomeGoods | null;
  title: string;
  lead: string | undefined;
  site: FamilySite;
  /** Path of the list that it leads to. */
  path: string;
}

/** A list of products in the layout that the site's plan gives it. */
export function GoodsSection({ goods, title, lead, site, path }: Props) {
  if (!goods) return null;
  return (
    <div css={pageFrame}>
      <HomeSection title={title} lead={lead} moreHref={listHref(site, path)}>
        <GoodsList goods={goods} label={title} />
      </HomeSection>
    </div>
  );
}

function GoodsList({ goods, label }: { goods: HomeGoods; label: string }) {
  const { density } = useLooks();
  switch (goods.variant) {
    case 'editorial':
      return <EditorialList pieces={goods.pieces} />;
    case 'priced':
      return <PricedList pieces={goods.pieces} />;
    case 'tiles':
      return <TileList pieces={goods.pieces} />;
    case 'mosaic':
      return <MosaicList products={goods.cards} />;
    case 'grid':
      return (
        <ProductGrid label={label} columns={density === 'airy' ? 4 : 5}>
          {goods.cards.map((product) => (
            <WishCard key={product.product_id} product={product} />
          ))}
        </ProductGrid>
      );
    case 'rail':
      return (
        <Rail label={label}>
          {goods.cards.map((product) => (
            <WishCard key={product.product_id} product={product} sizes={railSizes} />
          ))}
        </Rail>
      );
  }
}
