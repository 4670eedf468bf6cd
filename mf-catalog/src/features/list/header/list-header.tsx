import { css } from '@emotion/react';
import { periodsOf } from '@mall/contracts/domain/catalogue/goods-list';
import { Breadcrumb } from '@mall/ui/layout/breadcrumb';
import { color, fontFamily, fontSize, media } from '@mall/ui/theme';
import { Suspense } from 'react';
import { CategoryChips } from '../categories/category-chips.tsx';
import { later } from '../later/later.ts';
import { flagOf } from '../state/list-scope.ts';
import type { ListState } from '../state/list-state.ts';
import { listStepsOf, listTitleOf } from '../state/list-title.ts';

const base = css({
  display: 'grid',
  gap: 12,
  padding: '20px 16px 16px',
  [media.md]: { paddingInline: 0 },
  [media.lg]: { gap: 16, padding: '32px 0 28px' },
});
const heading = css({
  fontFamily: fontFamily.display,
  fontSize: fontSize.heading,
  fontWeight: 700,
  letterSpacing: '-0.02em',
  [media.lg]: { fontSize: 32 },
});
/** Loaded where a list has periods; the page does not move when they come. */
const PeriodTabs = later((parts) => parts.PeriodTabs);
const hasPeriods = ({ scope, params }: ListState) =>
  params.keyword === '' && periodsOf(flagOf(scope)).length > 0;

const periodsPlaceholder = css({ height: 44 });
const introduction = css({ maxWidth: 640, color: color.quiet, fontSize: fontSize.body });

/** Where the list stands, what it is called, and the categories below it. */
export function ListHeader({ list }: { list: ListState }) {
  const { scope, params, data } = list;
  return (
    <header css={base}>
      <Breadcrumb items={listStepsOf(scope, params, data)} />
      <h1 css={heading}>{listTitleOf(scope, params, data)}</h1>
      {scope.kind === 'brand' && data.brandInfo && (
        <p css={introduction}>
          {data.brandInfo.name_en} · {data.brandInfo.introduction}
        </p>
      )}
      {hasPeriods(list) && (
        <Suspense fallback={<div css={periodsPlaceholder} />}>
          <PeriodTabs list={list} />
        </Suspense>
      )}
      <CategoryChips scope={scope} params={params} data={data} />
    </header>
  );
}
