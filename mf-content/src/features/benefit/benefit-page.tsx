import type { PlanSummary } from '@mall/contracts/api/content/plans';
import { familySiteOf } from '@mall/contracts/domain/family-site';
import { formatDate } from '@mall/contracts/domain/korean-time';
import type { PageProps } from '@mall/remote-kit/define-remote';
import { useServices } from '@mall/remote-kit/services';
import { useQuery } from '@tanstack/react-query';
import { BoardPage } from '../../shared/board-page.tsx';
import { Card, CardList } from '../../shared/card-list.tsx';
import { copy as words } from '../../shared/copy.ts';
import { siteSettingsQuery } from '../../shared/queries.ts';
import { BenefitSection } from './benefit-section.tsx';
import { copy } from './copy.ts';
import { CouponRows } from './coupon-rows.tsx';
import { GradeTable } from './grade-table.tsx';
import { couponsQuery, eventsQuery, gradesQuery, plansQuery } from './queries.ts';

const cardSizes = '(min-width: 1024px) 480px, (min-width: 640px) 50vw, 100vw';
const isEmpty = (data: { rows: readonly unknown[] }) => data.rows.length === 0;

/** What shoppers get off: grades, coupons, plans and events that run (spec 2.6, BENEFITS). */
export function Page({ url }: PageProps) {
  const services = useServices();
  const settings = useQuery(siteSettingsQuery(services, url));
  const grades = useQuery(gradesQuery(services));
  return (
    <BoardPage title={copy.title} description={copy.description} isWide>
      <BenefitSection
        title={copy.grades}
        query={grades}
        moreHref={null}
        isEmpty={isEmpty}
        empty={copy.noGrades}
      >
        {(data) => <GradeTable grades={data} />}
      </BenefitSection>
      {settings.data?.is_coupon_zone && <Coupons />}
      <Plans url={url} />
      <Events url={url} />
    </BoardPage>
  );
}

function Coupons() {
  return (
    <BenefitSection
      title={copy.coupons}
      query={useQuery(couponsQuery(useServices()))}
      moreHref="/coupon/list"
      moreLabel={copy.toCoupons}
      isEmpty={isEmpty}
      empty={copy.noCoupons}
    >
      {({ rows }) => <CouponRows rows={rows} />}
    </BenefitSection>
  );
}

function Plans({ url }: { url: URL }) {
  return (
    <BenefitSection
      title={copy.plans}
      query={useQuery(plansQuery(useServices(), url))}
      moreHref="/plan/common/list?initialBrandTabName=all"
      isEmpty={isEmpty}
      empty={copy.noPlans}
    >
      {({ rows }) => (
        <CardList>
          {rows.map((plan) => (
            <Card
              key={plan.plan_id}
              href={`/plan/common/view/${plan.plan_id}`}
              picture={plan.image}
              sizes={cardSizes}
              title={plan.title}
              subtitle={plan.subtitle}
              meta={metaOf(plan)}
              headingLevel={3}
            />
          ))}
        </CardList>
      )}
    </BenefitSection>
  );
}

/** Brands have plans of the same name: it is said whose a plan is. */
function metaOf({ family_site, end_at }: PlanSummary): string {
  const brand = familySiteOf(family_site).nameKo;
  return end_at ? `${brand} · ${words.until(formatDate(end_at))}` : brand;
}

function Events({ url }: { url: URL }) {
  return (
    <BenefitSection
      title={copy.events}
      query={useQuery(eventsQuery(useServices(), url))}
      moreHref="/event/list?state=ONGOING"
      isEmpty={isEmpty}
      empty={copy.noEvents}
    >
      {({ rows }) => (
        <CardList>
          {rows.map((event) => (
            <Card
              key={event.event_id}
              href={`/event/common/view/${event.event_id}`}
              picture={event.image}
              sizes={cardSizes}
              title={event.title}
              subtitle={event.subtitle}
              meta={words.period(formatDate(event.start_at), formatDate(event.end_at))}
              headingLevel={3}
            />
          ))}
        </CardList>
      )}
    </BenefitSection>
  );
}
