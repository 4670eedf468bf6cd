import { css } from '@emotion/react';
import { menCategoryId, womenCategoryId } from '@mall/contracts/domain/catalogue/goods-list';
import type { FamilySite } from '@mall/contracts/domain/family-site';
import { media } from '@mall/ui/theme';
import { pageFrame } from '../../../shared/page-frame.ts';
import { copy } from '../copy.ts';
import type { Ranking } from '../home-view.ts';
import { listHref } from '../list-href.ts';
import { BestBoard } from './best-board.tsx';

const boards = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 56,
  [media.xl]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: 72 },
});

interface Props {
  men: Ranking | null;
  women: Ranking | null;
  site: FamilySite;
}

/** Best sellers for men and women, side by side on PC; a site may have one of them only. */
export function BestSection({ men, women, site }: Props) {
  const shown = [
    { title: copy.bestWomen, ranking: women, category: womenCategoryId },
    { title: copy.bestMen, ranking: men, category: menCategoryId },
  ].flatMap(({ ranking, ...board }) => (ranking ? [{ ranking, ...board }] : []));
  if (shown.length === 0) return null;
  return (
    <div css={[pageFrame, boards]}>
      {shown.map(({ title, ranking, category }) => (
        <BestBoard
          key={title}
          title={title}
          ranking={ranking}
          moreHref={listHref(site, '/goods/list/BEST', { category })}
          isWide={shown.length === 1}
        />
      ))}
    </div>
  );
}
