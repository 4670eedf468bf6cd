import { css } from '@emotion/react';
import type { viewPlan } from '@mall/contracts/api/content/plans';
import { type SortOption, sortOptions } from '@mall/contracts/domain/catalogue/goods-list';
import { familySiteOf } from '@mall/contracts/domain/family-site';
import { formatDate } from '@mall/contracts/domain/korean-time';
import type { EndpointData } from '@mall/contracts/endpoint';
import { productGridFragment } from '@mall/contracts/platform/fragments';
import { Fragment } from '@mall/remote-kit/fragment';
import { Breadcrumb } from '@mall/ui/layout/breadcrumb';
import { Tabs } from '@mall/ui/layout/tabs';
import { fontSize, media } from '@mall/ui/theme';
import { bleed, textColumn, wideFrame } from '../../shared/board-frame.ts';
import { Card, CardList } from '../../shared/card-list.tsx';
import { Chips } from '../../shared/chips.tsx';
import { copy as words } from '../../shared/copy.ts';
import { Cover, wideCoverSizes } from '../../shared/cover.tsx';
import { RichText } from '../../shared/rich-text.tsx';
import { copy } from './copy.ts';
import { planHref, planListHref } from './plan-href.ts';

const trail = css({ marginBottom: 16 });
const groups = css({ display: 'grid', gap: 56, marginTop: 32, [media.lg]: { gap: 96, marginTop: 48 } });
/** No box of its own: the tabs stick for as long as the whole plan is in view. */
const tabs = css({ display: 'contents' });
const group = css({ scrollMarginTop: 'calc(var(--sticky-top) + 64px)' });
const others = css({ marginTop: 64, [media.lg]: { marginTop: 112 } });
const othersTitle = css({
  fontSize: fontSize.title,
  fontWeight: 700,
  [media.lg]: { fontSize: fontSize.heading },
});
const otherSizes = '(min-width: 1024px) 33vw, (min-width: 640px) 50vw, 100vw';

interface Props {
  plan: EndpointData<typeof viewPlan>;
  sort: SortOption | undefined;
  /** What opened a plan that is not published yet. */
  preview: { preview?: string };
}

/** A plan: its picture and words, then its products, under titles of their own where the operator made some. */
export function PlanView({ plan, sort, preview }: Props) {
  const brand = familySiteOf(plan.family_site);
  const anchorOf = (index: number) => `#group-${index + 1}`;
  const isGrouped = plan.groups.length > 1;
  return (
    <article css={wideFrame}>
      <div css={trail}>
        <Breadcrumb
          items={[
            { label: words.home, href: '/' },
            { label: copy.title, href: planListHref(null) },
            { label: plan.title },
          ]}
        />
      </div>
      <Cover
        title={plan.title}
        subtitle={plan.subtitle}
        meta={`${brand.nameKo}${plan.end_at ? ` · ${words.until(formatDate(plan.end_at))}` : ''}`}
        picture={{ pc: plan.image_pc, mobile: plan.image_mobile, sizes: wideCoverSizes }}
      />
      <div css={textColumn}>
        <RichText text={plan.content} />
      </div>
      <SortChips plan={plan} sort={sort} preview={preview} />
      {isGrouped && (
        <div css={tabs}>
          <Tabs
            label={copy.groups}
            sticky
            current=""
            items={plan.groups.map(({ title, product_ids }, index) => ({
              href: anchorOf(index),
              label: title,
              count: product_ids.length,
            }))}
          />
        </div>
      )}
      <div css={groups}>
        {plan.groups.map(({ title, product_ids }, index) => (
          <div key={`${title} ${sort}`} css={[bleed, group]} id={anchorOf(index).slice(1)}>
            <Fragment
              of={productGridFragment}
              props={{ title: title || copy.products, productIds: product_ids }}
            />
          </div>
        ))}
      </div>
      {plan.others.length > 0 && <Others plans={plan.others} />}
    </article>
  );
}

function SortChips({ plan, sort, preview }: Props) {
  const hrefOf = (order?: SortOption) => planHref(plan.plan_id, order, preview);
  return (
    <Chips
      label={copy.sort}
      current={hrefOf(sort)}
      items={[
        { href: hrefOf(), label: copy.ownOrder },
        ...sortOptions.map(({ value, label }) => ({ href: hrefOf(value), label })),
      ]}
    />
  );
}

function Others({ plans }: { plans: EndpointData<typeof viewPlan>['others'] }) {
  return (
    <section css={others} aria-label={copy.others}>
      <h2 css={othersTitle}>{copy.others}</h2>
      <CardList>
        {plans.map((other) => (
          <Card
            key={other.plan_id}
            href={planHref(other.plan_id)}
            picture={other.image}
            sizes={otherSizes}
            title={other.title}
            subtitle={other.subtitle}
            headingLevel={3}
          />
        ))}
      </CardList>
    </section>
  );
}
