import { css } from '@emotion/react';
import type { PageProps } from '@mall/remote-kit/define-remote';
import { useServices } from '@mall/remote-kit/services';
import { Button } from '@mall/ui/controls/button';
import { EmptyState } from '@mall/ui/feedback/empty-state';
import { Tabs } from '@mall/ui/layout/tabs';
import { media } from '@mall/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { heads } from '../../shared/heads/copy.ts';
import { Loaded } from '../../shared/loaded.tsx';
import { MyFrame } from '../../shared/my-frame/my-frame.tsx';
import { Pages } from '../../shared/pages.tsx';
import { RowSkeletons } from '../../shared/row-skeletons.tsx';
import { CodeForm } from './code-form.tsx';
import { copy } from './copy.ts';
import { CouponCard } from './coupon-card.tsx';
import { couponStates, couponsHref, couponsQuery, stateParam } from './queries.ts';

const stack = css({ display: 'grid', gap: 24, '& > *': { minWidth: 0 } });
const list = css({
  display: 'grid',
  gap: 12,
  [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 16 },
});

/** The member's coupons by state, and the way to one more by its code. */
export function Page({ url }: PageProps) {
  return (
    <MyFrame title={heads.coupons.title} active="coupons" skeleton={<RowSkeletons height={150} />}>
      <Coupons url={url} />
    </MyFrame>
  );
}

function Coupons({ url }: { url: URL }) {
  const { hasPage, ...services } = useServices();
  const state = stateParam(url);
  const query = useQuery(couponsQuery(services, url));
  return (
    <div css={stack}>
      {state === 'READY' && <CodeForm />}
      <Tabs
        label={copy.tabsLabel}
        items={couponStates.map((key) => ({ href: couponsHref(key), label: copy.tabs[key] }))}
        current={couponsHref(state)}
        fill
      />
      <Loaded query={query} skeleton={<RowSkeletons height={150} />} failed={copy.failed}>
        {({ rows, paginate }) =>
          rows.length === 0 ? (
            <EmptyState
              icon="coupon"
              title={copy.empty[state]}
              description={state === 'READY' && hasPage('/coupon/list') && copy.emptyHint}
              action={
                state === 'READY' &&
                hasPage('/coupon/list') && <Button href="/coupon/list">{copy.toZone}</Button>
              }
            />
          ) : (
            <div>
              <ul css={list}>
                {rows.map((coupon) => (
                  <CouponCard key={coupon.member_coupon_id} coupon={coupon} state={state} />
                ))}
              </ul>
              <Pages paginate={paginate} href={(page) => couponsHref(state, page)} />
            </div>
          )
        }
      </Loaded>
    </div>
  );
}
