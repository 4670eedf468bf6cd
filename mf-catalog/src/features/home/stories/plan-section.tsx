import { css } from '@emotion/react';
import { useServices } from '@mall/remote-kit/services';
import { Section } from '@mall/ui/layout/section';
import { color, media } from '@mall/ui/theme';
import { pageFrame } from '../../../shared/page-frame.ts';
import { phoneRail } from '../../../shared/phone-rail.ts';
import { copy } from '../copy.ts';
import type { HomeSections } from '../home-view.ts';
import { PlanCard } from './plan-card.tsx';

const band = css({ background: color.wash, paddingBlock: '48px', [media.lg]: { paddingBlock: 96 } });
/** A rail on phones, where four of them would be a page of their own. */
const list = css({
  gridAutoColumns: '84%',
  [media.md]: {
    gridAutoFlow: 'row',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 24,
    paddingInline: 0,
    overflow: 'visible',
  },
  [media.xl]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

const planList = '/plan/common/list';

/** Exhibitions: a picture with its story, and three things of it. */
export function PlanSection({ plans }: { plans: HomeSections['plan_exhibitions'] }) {
  const { hasPage } = useServices();
  if (plans.length === 0) return null;
  return (
    <div css={band}>
      <div css={pageFrame}>
        <Section
          title={copy.plans}
          description={copy.plansLead}
          moreHref={hasPage(planList) ? planList : undefined}
        >
          <ul css={[phoneRail, list]}>
            {plans.map((plan) => (
              <li key={plan.plan_id}>
                <PlanCard plan={plan} />
              </li>
            ))}
          </ul>
        </Section>
      </div>
    </div>
  );
}
