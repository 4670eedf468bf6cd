import { variantOf } from '@mall/contracts/api/content/home-plan';
import { Hero } from '@mall/ui/carousel/hero';
import { HeroPosters } from './banners/hero-posters.tsx';
import { HighlightBar } from './banners/highlight-bar.tsx';
import { TopBanners } from './banners/top-banners.tsx';
import { copy } from './copy.ts';
import { type Draw, words } from './frame/section-context.ts';
import { TimeSaleSection } from './time-sale/time-sale-section.tsx';

/** What draws the sections that a page may begin with; the others are `lower/lower-section.tsx`. */
export const drawUpper: Readonly<Partial<Record<string, Draw>>> = {
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
};
