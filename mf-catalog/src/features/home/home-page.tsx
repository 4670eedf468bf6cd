import { css } from '@emotion/react';
import { type HomePlan, type HomeSectionKind, homeSectionKinds } from '@mall/contracts/api/content/home-plan';
import { type FamilySite, familySiteOfUrl } from '@mall/contracts/domain/family-site';
import type { PageProps } from '@mall/remote-kit/define-remote';
import { useServices } from '@mall/remote-kit/services';
import { EmptyState } from '@mall/ui/feedback/empty-state';
import { ErrorState } from '@mall/ui/feedback/error-state';
import { contentVisibility } from '@mall/ui/layout/content-visibility';
import { visuallyHidden } from '@mall/ui/layout/visually-hidden';
import { media } from '@mall/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { Fragment, useMemo } from 'react';
import { Wishes } from '../../shared/wishes/wishes.tsx';
import { copy } from './copy.ts';
import { bands, HomeLooks, looksOf, SectionNumber } from './frame/home-style.ts';
import { isFilled, type SectionContext } from './frame/section-context.ts';
import { drawUpper } from './home-sections.tsx';
import { HomeSkeleton } from './home-skeleton.tsx';
import type { HomeView } from './home-view.ts';
import { Lower } from './lower/lower.tsx';
import { Popups } from './popups/popups.tsx';
import { homeQuery } from './queries.ts';

const stack = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--home-gap)',
  paddingBottom: 'var(--home-gap)',
});
/** Banners that begin the page touch each other and the header. */
const opening = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
const band = css({ paddingBlock: 48, [media.lg]: { paddingBlock: 88 } });

/** What a section takes on a phone, px; those that are seen at once wait for nothing. */
const heights: Partial<Record<HomeSectionKind, number>> = {
  md_products: 1010,
  new_products: 500,
  brand_best: 400,
  show_case: 1550,
  plan_exhibitions: 1000,
  look_collection: 660,
  keyword_styling: 660,
  basic_product: 380,
  brand_exhibition: 860,
  best: 1050,
  bottom_banners: 500,
};
const parts = Object.fromEntries(
  homeSectionKinds.map((kind) => [
    kind,
    // Nothing to show leaves no gap.
    css({ '&:empty': { display: 'none' } }, kind in heights && contentVisibility(`${heights[kind]}px`)),
  ]),
);
const openers: ReadonlySet<HomeSectionKind> = new Set(['top_banners', 'main_banners', 'highlight']);

/** Home of the mall or of one of its sites (spec 2.1, 2.7). Only sections that hold something are shown. */
export function Page({ url }: PageProps) {
  const services = useServices();
  // The URL, not the shell's current site: on a soft navigation the shell changes its site after the page.
  const site = familySiteOfUrl(url);
  const { data, dataUpdatedAt, error, refetch } = useQuery(homeQuery(services, url));
  if (data)
    return (
      <>
        <Home view={data} site={site} now={dataUpdatedAt} />
        <Wishes />
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
  view: HomeView;
  site: FamilySite;
  /** When the view was fetched, ms: it travels with it, so that server and browser decide alike. */
  now: number;
}

/** The sections of a site's plan in their order. */
function Home({ view: { plan, sections }, site, now }: Props) {
  const context = useMemo(() => ({ sections, site, now }), [sections, site, now]);
  const filled = plan.sections.filter(({ kind }) => isFilled(kind, context.sections));
  const firstPart = filled.findIndex(({ kind }) => !openers.has(kind));
  const split = firstPart < 0 ? filled.length : firstPart;
  return (
    <HomeLooks value={plan.style}>
      <SiteHeading site={context.site} />
      <div css={[stack, looksOf(plan)]}>
        <div css={opening}>
          {filled.slice(0, split).map((section) => (
            <Fragment key={section.kind}>{drawUpper[section.kind]?.(section, context)}</Fragment>
          ))}
        </div>
        {filled.length === 0 && (
          <EmptyState title={copy.empty} description={copy.emptyDescription} headingLevel={2} />
        )}
        {filled.slice(split).map((section, index) => (
          <SectionNumber key={section.kind} value={index + 1}>
            <Part section={section} context={context} />
          </SectionNumber>
        ))}
      </div>
    </HomeLooks>
  );
}

/** A section on its ground. */
function Part({ section, context }: { section: HomePlan['sections'][number]; context: SectionContext }) {
  const { kind, band: ground = 'plain' } = section;
  const draw = drawUpper[kind];
  return (
    <div css={[parts[kind], ground !== 'plain' && [band, bands[ground]]]}>
      {draw ? draw(section, context) : <Lower section={section} context={context} />}
    </div>
  );
}

/** The page's name for those who do not see the logo; a page on its way has it as well. */
function SiteHeading({ site }: { site: FamilySite }) {
  return <h1 css={visuallyHidden}>{site.nameKo}</h1>;
}
