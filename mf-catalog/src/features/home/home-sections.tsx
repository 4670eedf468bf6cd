import { type HomePlanSection, type HomeSectionKind, variantOf } from '@mall/contracts/api/content/home-plan';
import type { FamilySite } from '@mall/contracts/domain/family-site';
import { Hero } from '@mall/ui/carousel/hero';
import type { ReactNode } from 'react';
import { BottomBanners } from './banners/bottom-banners.tsx';
import { HeroPosters } from './banners/hero-posters.tsx';
import { HighlightBar } from './banners/highlight-bar.tsx';
import { TopBanners } from './banners/top-banners.tsx';
import { copy } from './copy.ts';
import { BestSection } from './goods/best-section.tsx';
import { BrandBestSection } from './goods/brand-best-section.tsx';
import { GoodsSection } from './goods/goods-section.tsx';
import type { HomeSections } from './home-view.ts';
import { BrandSection } from './stories/brand-section.tsx';
import { LookSection } from './stories/look-section.tsx';
import { PlanSection } from './stories/plan-section.tsx';
import { ShowCaseSection } from './stories/show-case-section.tsx';
import { StylingSection } from './stories/styling-section.tsx';
import { TimeSaleSection } from './time-sale/time-sale-section.tsx';

export interface SectionContext {
  sections: HomeSections;
  site: FamilySite;
  /** When the sections were fetched, ms. */
  now: number;
}

type Draw = (section: HomePlanSection, context: SectionContext) => ReactNode;

/** The plan's words; where it has no title, those that the mall uses. */
const words = ({ title, lead }: HomePlanSection, ownTitle: string, ownLead?: string) => ({
  title: title ?? ownTitle,
  lead: lead ?? (title === undefined ? ownLead : undefined),
});

/** Whether a section holds anything (spec 2.7). */
export function isFilled(kind: HomeSectionKind, sections: HomeSections): boolean {
  if (kind === 'best') return Boolean(sections.best_men ?? sections.best_women);
  if (kind === 'brand_best')
    return sections.mind_best.length + sections.basic_best.length + sections.jucy_best.length > 0;
  const held = sections[kind];
  return Array.isArray(held) ? held.length > 0 : held !== null;
}

/** What draws each kind of section; one that holds nothing draws nothing. */
export const drawSection: Readonly<Record<HomeSectionKind, Draw>> = {
  top_banners: (_section, { sections }) => <TopBanners banners={sections.top_banners} />,
  main_banners: ({ kind, variant: named }, { sections }) => {
    const variant = variantOf('main_banners', named);
    if (variant === 'posters') return <HeroPosters key={kind} banners={sections.main_banners} />;
    return <Hero banners={sections.main_banners} label={copy.hero} variant={variant} />;
  },
  highlight: ({ variant }, { sections }) => (
    <HighlightBar items={sections.highlight} variant={variantOf('highlight', variant)} />
  ),
  time_sale: (section, { sections, site, now }) => (
    <TimeSaleSection
      sale={sections.time_sale}
      site={site}
      now={now}
      variant={variantOf('time_sale', section.variant)}
      {...words(section, copy.timeSale, copy.timeSaleLead)}
    />
  ),
  md_products: (section, { sections, site }) => (
    <GoodsSection
      goods={sections.md_products}
      site={site}
      path="/goods/list/BEST"
      {...words(section, copy.md, copy.mdLead)}
    />
  ),
  new_products: (section, { sections, site }) => (
    <GoodsSection
      goods={sections.new_products}
      site={site}
      path="/goods/list/NEW"
      {...words(section, copy.fresh, copy.freshLead)}
    />
  ),
  basic_product: (section, { sections, site }) => (
    <GoodsSection
      goods={sections.basic_product}
      site={site}
      path="/goods/list"
      {...words(section, copy.basics, copy.basicsLead)}
    />
  ),
  brand_best: (section, { sections }) => (
    <BrandBestSection sections={sections} {...words(section, copy.brandBest, copy.brandBestLead)} />
  ),
  show_case: (section, { sections }) => (
    <ShowCaseSection
      features={sections.show_case}
      variant={variantOf('show_case', section.variant)}
      {...words(section, copy.showCase, copy.showCaseLead)}
    />
  ),
  plan_exhibitions: (section, { sections }) => (
    <PlanSection
      plans={sections.plan_exhibitions}
      variant={variantOf('plan_exhibitions', section.variant)}
      {...words(section, copy.plans, copy.plansLead)}
    />
  ),
  look_collection: (section, { sections }) => (
    <LookSection
      looks={sections.look_collection}
      variant={variantOf('look_collection', section.variant)}
      {...words(section, copy.looks, copy.looksLead)}
    />
  ),
  keyword_styling: (section, { sections, site }) => (
    <StylingSection
      sets={sections.keyword_styling}
      site={site}
      {...words(section, copy.styling, copy.stylingLead)}
    />
  ),
  brand_exhibition: (section, { sections }) => (
    <BrandSection brands={sections.brand_exhibition} {...words(section, copy.brands, copy.brandsLead)} />
  ),
  best: ({ title, lead, variant }, { sections, site }) => (
    <BestSection
      men={sections.best_men}
      women={sections.best_women}
      site={site}
      title={title}
      lead={lead}
      variant={variantOf('best', variant)}
    />
  ),
  bottom_banners: (_section, { sections }) => <BottomBanners banners={sections.bottom_banners} />,
};
