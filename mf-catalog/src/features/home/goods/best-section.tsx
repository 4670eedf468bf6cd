import { css } from '@emotion/react';
import { menCategoryId, womenCategoryId } from '@mall/contracts/domain/catalogue/goods-list';
import type { FamilySite } from '@mall/contracts/domain/family-site';
import { media } from '@mall/ui/theme';
import { pageFrame } from '../../../shared/page-frame.ts';
import { copy } from '../copy.ts';
import { HomeSection } from '../frame/home-section.tsx';
import type { Piece, Ranking } from '../home-view.ts';
import { listHref } from '../list-href.ts';
import { BestBoard } from './best-board.tsx';
import { PricedList } from './priced-list.tsx';

const boards = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 56,
  [media.xl]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: 72 },
});

interface Props {
  /** Over the boards; each of them is named after whom it dresses. */
  title: string | undefined;
  lead: string | undefined;
  variant: 'boards' | 'priced';
  men: Ranking | null;
  women: Ranking | null;
  site: FamilySite;
}

/** Best sellers for men and women, side by side on PC; a site may have one of them only. */
export function BestSection({ men, women, site, title, lead, variant }: Props) {
  const shown = [
    { name: copy.bestWomen, ranking: women, category: womenCategoryId },
    { name: copy.bestMen, ranking: men, category: menCategoryId },
  ].flatMap(({ ranking, ...board }) => (ranking ? [{ ranking, ...board }] : []));
  if (shown.length === 0) return null;
  if (variant === 'priced')
    return (
      <div css={pageFrame}>
        <HomeSection title={title ?? copy.best} lead={lead} moreHref={listHref(site, '/goods/list/BEST')}>
          <PricedList pieces={mixed(shown.map(({ ranking }) => ranking))} isRanked />
        </HomeSection>
      </div>
    );
  const both = (
    <div css={boards}>
      {shown.map(({ name, ranking, category }) => (
        <BestBoard
          key={name}
          title={title && shown.length === 1 ? title : name}
          headingLevel={title && shown.length > 1 ? 3 : 2}
          ranking={ranking}
          moreHref={listHref(site, '/goods/list/BEST', { category })}
          isWide={shown.length === 1}
        />
      ))}
    </div>
  );
  return (
    <div css={pageFrame}>
      {title && shown.length > 1 ? (
        <HomeSection title={title} lead={lead}>
          {both}
        </HomeSection>
      ) : (
        both
      )}
    </div>
  );
}

/** The places of two rankings in turn, the ten first. */
function mixed(rankings: readonly Ranking[]): Piece[] {
  const lists = rankings.map(({ first, others }) => [first, ...others]);
  const longest = Math.max(...lists.map((list) => list.length));
  const places = Array.from({ length: longest }, (_, place) => lists.flatMap((list) => list[place] ?? []));
  return places.flat().slice(0, 10);
}
