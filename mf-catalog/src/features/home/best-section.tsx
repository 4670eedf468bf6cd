import { css } from '@emotion/react';
import type { ProductCard as Product } from '@mall/contracts/api/products';
import type { FamilySite } from '@mall/contracts/domain/family-site';
import { menCategoryId, womenCategoryId } from '@mall/contracts/domain/goods-list';
import { media } from '@mall/ui/theme';
import { pageFrame } from '../../shared/page-frame.ts';
import { BestBoard } from './best-board.tsx';
import { copy } from './copy.ts';
import { listHref } from './list-href.ts';

const boards = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 56,
  [media.xl]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: 72 },
});

interface Props {
  men: readonly Product[];
  women: readonly Product[];
  site: FamilySite;
}

/** Best sellers for men and women, side by side on PC; a site may have one of them only. */
export function BestSection({ men, women, site }: Props) {
  const shown = [
    { title: copy.bestWomen, products: women, category: womenCategoryId },
    { title: copy.bestMen, products: men, category: menCategoryId },
  ].filter(({ products }) => products.length > 0);
  if (shown.length === 0) return null;
  return (
    <div css={[pageFrame, boards]}>
      {shown.map(({ title, products, category }) => (
        <BestBoard
          key={title}
          title={title}
          products={products}
          moreHref={listHref(site, '/goods/list/BEST', { category })}
          isWide={shown.length === 1}
        />
      ))}
    </div>
  );
}
