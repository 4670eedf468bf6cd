import { css } from '@emotion/react';
import { Skeleton } from '@mall/ui/feedback/skeleton';
import { media } from '@mall/ui/theme';
import { heads } from '../../shared/heads/copy.ts';
import { MyFrame } from '../../shared/my-frame/my-frame.tsx';
import { MyMenu } from '../../shared/my-frame/my-menu.tsx';
import { MemberCard } from './member-card.tsx';
import { MyCounts } from './my-counts.tsx';
import { OrderSteps } from './order-steps.tsx';
import { RecentRail } from './recent-rail.tsx';

const stack = css({ display: 'grid', gap: 40, '& > *': { minWidth: 0 }, [media.lg]: { gap: 56 } });
const first = css({ display: 'grid' });
/** Sections reach the edges of a phone and inset themselves. */
const bleed = css({ marginInline: -16, [media.md]: { marginInline: 0 } });
const menu = css({ [media.lg]: { display: 'none' } });

/** The dashboard of a member: grade, benefits, orders under way, what was looked at; on phones the menu, too. */
export function Page() {
  return (
    <MyFrame title={heads.home.title} skeleton={<Skeleton height={400} />}>
      <div css={stack}>
        <div css={first}>
          <MemberCard />
          <MyCounts />
        </div>
        <div css={bleed}>
          <OrderSteps />
        </div>
        <div css={bleed}>
          <RecentRail />
        </div>
        <div css={menu}>
          <MyMenu />
        </div>
      </div>
    </MyFrame>
  );
}
