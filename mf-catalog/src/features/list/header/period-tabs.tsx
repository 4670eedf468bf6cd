import { css } from '@emotion/react';
import { defaultSort, periodsOf } from '@mall/contracts/domain/catalogue/goods-list';
import { formatDate, formatTime } from '@mall/contracts/domain/korean-time';
import { Tabs } from '@mall/ui/layout/tabs';
import { color, fontSize, media } from '@mall/ui/theme';
import { copy } from '../copy.ts';
import { flagOf } from '../state/list-scope.ts';
import type { ListState } from '../state/list-state.ts';

const base = css({
  position: 'relative',
  marginInline: -16,
  [media.md]: { marginInline: 0 },
});
const basis = css({
  padding: '8px 16px 0',
  color: color.quiet,
  fontSize: fontSize.small,
  [media.md]: { position: 'absolute', right: 0, bottom: 14, padding: 0 },
});

/** Periods of best sellers and new goods, each a list with an address; places begin anew with the shop's own order. */
export function PeriodTabs({ list: { scope, params, links, data } }: { list: ListState }) {
  const periods = periodsOf(flagOf(scope));
  if (periods.length === 0 || params.keyword) return null;
  const hrefOf = (period: typeof params.period) => links.hrefOf({ period, sort: defaultSort });
  return (
    <div css={base}>
      <Tabs
        label={copy.periods}
        items={[
          { label: copy.wholePeriod, href: hrefOf(null) },
          ...periods.map(({ value, label }) => ({ label, href: hrefOf(value) })),
        ]}
        current={hrefOf(params.period)}
      />
      {data.ranked_at && (
        <p css={basis} className="tabular">
          {copy.rankedAt(formatDate(data.ranked_at), formatTime(data.ranked_at))}
        </p>
      )}
    </div>
  );
}
