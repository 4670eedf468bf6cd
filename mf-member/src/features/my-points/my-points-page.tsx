import { css } from '@emotion/react';
import { formatCount } from '@mall/contracts/domain/money';
import type { PageProps } from '@mall/remote-kit/define-remote';
import { useServices } from '@mall/remote-kit/services';
import { Button } from '@mall/ui/controls/button';
import { EmptyState } from '@mall/ui/feedback/empty-state';
import { Tabs } from '@mall/ui/layout/tabs';
import { color, fontSize, media } from '@mall/ui/theme';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { heads } from '../../shared/heads/copy.ts';
import { Loaded } from '../../shared/loaded.tsx';
import { MyFrame } from '../../shared/my-frame/my-frame.tsx';
import { Pages } from '../../shared/pages.tsx';
import { RowSkeletons } from '../../shared/row-skeletons.tsx';
import { copy } from './copy.ts';
import { periodParam, periods, pointsHref } from './period.ts';
import { PointRows } from './point-rows.tsx';
import { pointsQuery } from './queries.ts';

const stack = css({ display: 'grid', gap: 24, '& > *': { minWidth: 0 } });
const box = css({
  display: 'grid',
  gap: 4,
  padding: 20,
  background: color.wash,
  [media.lg]: { padding: '28px 32px' },
});
const label = css({ color: color.text, fontSize: fontSize.note });
const balance = css({ color: color.ink, fontSize: fontSize.hero, fontWeight: 800, lineHeight: 1.2 });
const soon = css({ color: color.sale, fontSize: fontSize.note, fontWeight: 600 });
const quiet = css({ color: color.quiet, fontSize: fontSize.small });

/** The member's points: how many, which end soon, and how they came about. */
export function Page({ url }: PageProps) {
  return (
    <MyFrame title={heads.points.title} active="points" skeleton={<RowSkeletons />}>
      <Points url={url} />
    </MyFrame>
  );
}

function Points({ url }: { url: URL }) {
  const period = periodParam(url);
  const query = useQuery({ ...pointsQuery(useServices(), url), placeholderData: keepPreviousData });
  return (
    <Loaded query={query} skeleton={<RowSkeletons />} failed={copy.failed}>
      {({ balance: points, expiring, rows, paginate }) => (
        <div css={stack}>
          <div css={box}>
            <p css={label}>{copy.balance}</p>
            <p css={balance} className="tabular">
              {copy.amount(formatCount(points))}
            </p>
            <p css={expiring.amount > 0 ? soon : label}>
              {expiring.amount > 0
                ? copy.expiring(expiring.days, formatCount(expiring.amount))
                : copy.nothingExpires(expiring.days)}
            </p>
            <p css={quiet}>{copy.rule(expiring.lifetime_months)}</p>
          </div>
          <Tabs
            label={copy.period}
            items={periods.map((key) => ({ href: pointsHref(key), label: copy.periods[key] }))}
            current={pointsHref(period)}
            fill
          />
          {rows.length === 0 ? (
            <Nothing isAll={period === 'all'} />
          ) : (
            <div>
              <PointRows rows={rows} />
              <Pages paginate={paginate} href={(page) => pointsHref(period, page)} />
            </div>
          )}
        </div>
      )}
    </Loaded>
  );
}

function Nothing({ isAll }: { isAll: boolean }) {
  return (
    <EmptyState
      title={isAll ? copy.emptyAll : copy.empty}
      description={isAll ? copy.emptyAllHint : copy.emptyHint}
      action={
        <Button variant="secondary" href={isAll ? '/goods/list/BEST' : pointsHref('all')}>
          {isAll ? copy.toBest : copy.showAll}
        </Button>
      }
    />
  );
}
