import type { HomePlanSection } from '@mall/contracts/api/content/home-plan';
import { variantOf } from '@mall/contracts/api/content/home-plan';
import { BottomBanners } from '../banners/bottom-banners.tsx';
import { copy } from '../copy.ts';
import { type Draw, goodsLists, isGoods, type SectionContext, words } from '../frame/section-context.ts';
import { BestSection } from '../goods/best-section.tsx';
import { BrandBestSection } from '../goods/brand-best-section.tsx';
import { GoodsSection } from '../goods/goods-section.tsx';
import { BrandSection } from '../stories/brand-section.tsx';
import { LookSection } from '../stories/look-section.tsx';
import { PlanSection } from '../stories/plan-section.tsx';
import { ShowCaseSection } from '../stories/show-case-section.tsx';
import { StylingSection } from '../stories/styling-section.tsx';

const drawLower: Readonly<Partial<Record<string, Draw>>> = {
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

interface Props {
  section: HomePlanSection;
  context: SectionContext;
}

/** A section below the first ones. One that holds nothing draws nothing. */
export function LowerSection({ section, context }: Props) {
  const { kind } = section;
  if (!isGoods(kind)) return drawLower[kind]?.(section, context);
  const { title, lead, path } = goodsLists[kind];
  return (
    <GoodsSection
      goods={context.sections[kind]}
      site={context.site}
      path={path}
      {...words(section, title, lead)}
    />
  );
}
