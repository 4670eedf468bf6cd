import { css } from '@emotion/react';
import { Section } from '@mall/ui/layout/section';
import { ProductRow } from '@mall/ui/product/product-row';
import { media } from '@mall/ui/theme';
import { WishCard } from '../../../shared/wishes/wish-card.tsx';
import type { Ranking } from '../home-view.ts';

interface Props {
  title: string;
  ranking: Ranking;
  headingLevel: 2 | 3;
  moreHref: string;
  /** Takes the whole width and shows more places. */
  isWide: boolean;
}

const board = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: 16,
  paddingInline: 16,
  [media.md]: { gap: 24, paddingInline: 0 },
});
const wideBoard = css({ [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3fr)', gap: 48 } });
const rows = css({
  display: 'grid',
  alignContent: 'start',
  gap: 12,
  // Phones show as many as are high as the large card, and none that would leave one out.
  '& > li:nth-of-type(n + 5)': { display: 'none' },
  [media.lg]: { gap: 16, '& > li:nth-of-type(n + 5)': { display: 'list-item' } },
});
const wideRows = css({ [media.lg]: { gridTemplateColumns: '1fr 1fr', gap: '20px 40px' } });

/** First place large, the next ones in lines beside it. */
export function BestBoard({ title, headingLevel, ranking: { first, others }, moreHref, isWide }: Props) {
  return (
    <Section title={title} headingLevel={headingLevel} moreHref={moreHref}>
      <div css={[board, isWide && wideBoard]}>
        <WishCard product={first} rank={1} sizes="(min-width: 1280px) 22vw, 50vw" />
        <ol css={[rows, isWide && wideRows]} start={2}>
          {others.slice(0, isWide ? 10 : 5).map((product, index) => (
            <li key={product.product_id}>
              <ProductRow product={product} rank={index + 2} />
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
