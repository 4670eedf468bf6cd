import { css } from '@emotion/react';
import { useServices } from '@mall/remote-kit/services';
import { Picture } from '@mall/ui/picture';
import { color, fontSize, headingFace, media } from '@mall/ui/theme';
import { pageFrame } from '../../../shared/page-frame.ts';
import { phoneRail } from '../../../shared/phone-rail.ts';
import { type Heading, HomeSection } from '../frame/home-section.tsx';
import type { HomeSections } from '../home-view.ts';
import { PlanCard } from './plan-card.tsx';

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
const posters = css({
  gridAutoColumns: '72%',
  [media.md]: { gridAutoColumns: 'minmax(0, 1fr)', gap: 20, paddingInline: 0, overflow: 'visible' },
});
const poster = css({
  display: 'grid',
  gap: 4,
  [media.md]: { '& img': { aspectRatio: '4 / 3' } },
  [media.hover]: { '&:is(a):hover h3': { textDecoration: 'underline', textUnderlineOffset: 4 } },
});
const posterTitle = css(headingFace, { marginTop: 12, fontSize: fontSize.title });
const subtitle = css({ color: color.quiet, fontSize: fontSize.note });

const planList = '/plan/common/list';

interface Props extends Heading {
  plans: HomeSections['plan_exhibitions'];
  variant: 'cards' | 'posters';
}

/** Exhibitions: a picture with its story and three things of it, or the picture alone. */
export function PlanSection({ plans, variant, title, lead }: Props) {
  const { hasPage } = useServices();
  if (plans.length === 0) return null;
  const isPosters = variant === 'posters';
  return (
    <div css={pageFrame}>
      <HomeSection title={title} lead={lead} moreHref={hasPage(planList) ? planList : undefined}>
        <ul
          css={[phoneRail, isPosters ? posters : list]}
          aria-label={title}
          tabIndex={isPosters ? 0 : undefined}
        >
          {plans.map((plan) => (
            <li key={plan.plan_id}>{isPosters ? <Poster plan={plan} /> : <PlanCard plan={plan} />}</li>
          ))}
        </ul>
      </HomeSection>
    </div>
  );
}

function Poster({ plan }: { plan: Props['plans'][number] }) {
  // Without a page for plans in this release the poster leads nowhere.
  const href = useServices().hasPage(plan.href) ? plan.href : undefined;
  const Link = href ? 'a' : 'div';
  return (
    <Link css={poster} href={href}>
      <Picture picture={plan.image} aspect="1 / 1" sizes="(min-width: 768px) 46vw, 72vw" alt="" />
      <h3 css={posterTitle}>{plan.title}</h3>
      <p css={subtitle}>{plan.subtitle}</p>
    </Link>
  );
}
