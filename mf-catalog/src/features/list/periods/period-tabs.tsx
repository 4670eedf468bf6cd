import { css } from '@emotion/react';
import { defaultSort, periodsOf } from '@mall/contracts/domain/catalogue/goods-list';
import { formatTime } from '@mall/contracts/domain/korean-time';
import { color, fontSize, touchArea } from '@mall/ui/theme';
import { LinkRow } from '../categories/category-chips.tsx';
import { flagOf } from '../state/list-scope.ts';
import type { ListState } from '../state/list-state.ts';
import { copy } from './copy.ts';

const tab = css(touchArea, {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  height: 44,
  marginRight: 12,
  color: color.quiet,
  '&:focus-visible': { outlineOffset: -2 },
  '&[aria-current]': { borderBottom: '2px solid', color: color.ink, fontWeight: 600 },
});
const basis = css({ color: color.quiet, fontSize: fontSize.small });

/** Periods of best sellers and new goods, each a list with an address; places begin anew with the shop's own order. */
export function PeriodTabs({ list: { scope, params, links, data } }: { list: ListState }) {
  const periods = periodsOf(flagOf(scope));
  const all = [{ value: null, label: copy.wholePeriod }, ...periods];
  return (
    <>
      <LinkRow
        label={copy.periods}
        links={all.map(({ value, label }) => ({
          label,
          href: links.hrefOf({ period: value, sort: defaultSort }),
          isCurrent: value === params.period,
        }))}
        look={tab}
      />
      {data.ranked_at && <p css={basis}>{copy.rankedAt(formatTime(data.ranked_at))}</p>}
    </>
  );
}
