import { css } from '@emotion/react';
import { type FamilySite, familySiteOfUrl } from '@mall/contracts/domain/family-site';
import type { PageProps } from '@mall/remote-kit/define-remote';
import { useServices } from '@mall/remote-kit/services';
import { Hero } from '@mall/ui/carousel/hero';
import { ErrorState } from '@mall/ui/feedback/error-state';
import { ContentVisibility } from '@mall/ui/layout/content-visibility';
import { visuallyHidden } from '@mall/ui/layout/visually-hidden';
import { media } from '@mall/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { BottomBanners } from './banners/bottom-banners.tsx';
import { HighlightBar } from './banners/highlight-bar.tsx';
import { TopBanners } from './banners/top-banners.tsx';
import { copy } from './copy.ts';
import { BasicSection } from './goods/basic-section.tsx';
import { BestSection } from './goods/best-section.tsx';
import { BrandBestSection } from './goods/brand-best-section.tsx';
import { MdSection } from './goods/md-section.tsx';
import { NewSection } from './goods/new-section.tsx';
import { HomeSkeleton } from './home-skeleton.tsx';
import type { HomeSections } from './home-view.ts';
import { Popups } from './popups/popups.tsx';
import { homeQuery } from './queries.ts';
import { BrandSection } from './stories/brand-section.tsx';
import { LookSection } from './stories/look-section.tsx';
import { PlanSection } from './stories/plan-section.tsx';
import { ShowCaseSection } from './stories/show-case-section.tsx';
import { StylingSection } from './stories/styling-section.tsx';
import { TimeSaleSection } from './time-sale/time-sale-section.tsx';

const stack = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 64,
  paddingBottom: 64,
  [media.lg]: { gap: 112, paddingBottom: 120 },
});

/** Home of the mall or of one of its sites (spec 2.1, 2.7). Only sections that hold something are shown. */
export function Page({ url }: PageProps) {
  const services = useServices();
  // The URL, not the shell's current site: on a soft navigation the shell changes its site after the page.
  const site = familySiteOfUrl(url);
  const { data, dataUpdatedAt, error, refetch } = useQuery(homeQuery(services, site));
  if (data)
    return (
      <>
        <Home sections={data.sections} site={site} now={dataUpdatedAt} />
        <Popups key={site.code} popups={data.popups} />
      </>
    );
  if (error) return <ErrorState headingLevel={1} title={copy.failed} onRetry={() => void refetch()} />;
  return (
    <>
      <SiteHeading site={site} />
      <HomeSkeleton />
    </>
  );
}

interface Props {
  sections: HomeSections;
  site: FamilySite;
  /** When the sections were fetched, ms: it travels with them, so that server and browser decide alike. */
  now: number;
}

function Home({ sections, site, now }: Props) {
  return (
    <>
      <SiteHeading site={site} />
      <div css={stack}>
        <div>
          <TopBanners banners={sections.top_banners} />
          <Hero banners={sections.main_banners} label={copy.hero} />
          <HighlightBar items={sections.highlight} />
        </div>
        <TimeSaleSection sale={sections.time_sale} site={site} now={now} />
        <ContentVisibility height={1010}>
          <MdSection products={sections.md_products} site={site} />
        </ContentVisibility>
        <ContentVisibility height={500}>
          <NewSection products={sections.new_products} site={site} />
        </ContentVisibility>
        <ContentVisibility height={400}>
          <BrandBestSection sections={sections} />
        </ContentVisibility>
        <ContentVisibility height={1550}>
          <ShowCaseSection features={sections.show_case} />
        </ContentVisibility>
        <ContentVisibility height={1000}>
          <PlanSection plans={sections.plan_exhibitions} />
        </ContentVisibility>
        <ContentVisibility height={660}>
          <LookSection looks={sections.look_collection} />
        </ContentVisibility>
        <ContentVisibility height={660}>
          <StylingSection sets={sections.keyword_styling} site={site} />
        </ContentVisibility>
        <ContentVisibility height={380}>
          <BasicSection products={sections.basic_product} site={site} />
        </ContentVisibility>
        <ContentVisibility height={860}>
          <BrandSection brands={sections.brand_exhibition} />
        </ContentVisibility>
        <ContentVisibility height={1050}>
          <BestSection men={sections.best_men} women={sections.best_women} site={site} />
        </ContentVisibility>
        <ContentVisibility height={500}>
          <BottomBanners banners={sections.bottom_banners} />
        </ContentVisibility>
      </div>
    </>
  );
}

/** The page's name for those who do not see the logo; a page on its way has it as well. */
function SiteHeading({ site }: { site: FamilySite }) {
  return <h1 css={visuallyHidden}>{site.nameKo}</h1>;
}
