import { css } from '@emotion/react';
import type { FamilySite } from '@mall/contracts/domain/family-site';
import { Section } from '@mall/ui/layout/section';
import { media } from '@mall/ui/theme';
import { pageFrame } from '../../../shared/page-frame.ts';
import { phoneRail } from '../../../shared/phone-rail.ts';
import { copy } from '../copy.ts';
import type { Piece } from '../home-view.ts';
import { listHref } from '../list-href.ts';
import { PieceCard } from '../pieces/piece-card.tsx';

const list = css({
  gridAutoColumns: '36%',
  gap: 8,
  [media.md]: { gridAutoColumns: '24%', paddingInline: 0, scrollPaddingInline: 0 },
  [media.lg]: { gridAutoColumns: 'minmax(0, 1fr)', gap: 16, overflow: 'visible' },
});
const sizes = '(min-width: 1024px) 16vw, (min-width: 768px) 24vw, 36vw';

/** Plain things for every day, shown as plainly. */
export function BasicSection({ products, site }: { products: readonly Piece[]; site: FamilySite }) {
  if (products.length === 0) return null;
  return (
    <div css={pageFrame}>
      <Section title={copy.basics} description={copy.basicsLead} moreHref={listHref(site, '/goods/list')}>
        <ul css={[phoneRail, list]}>
          {products.map((piece) => (
            <li key={piece.product_id}>
              <PieceCard piece={piece} sizes={sizes} />
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
