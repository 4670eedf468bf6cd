import { css } from '@emotion/react';
import { type FamilySiteCode, familySiteOf } from '@mall/contracts/domain/family-site';
import { Section } from '@mall/ui/layout/section';
import { media, siteThemes } from '@mall/ui/theme';
import { pageFrame } from '../../../shared/page-frame.ts';
import { phoneRail } from '../../../shared/phone-rail.ts';
import { tintedWords } from '../../../shared/tinted-words.ts';
import { copy } from '../copy.ts';
import { type Heading, HomeSection } from '../frame/home-section.tsx';
import type { HomeSections } from '../home-view.ts';
import { listHref } from '../list-href.ts';
import { PieceRow } from '../pieces/piece-row.tsx';

const list = css({
  gridAutoColumns: '88%',
  [media.md]: { gridAutoColumns: '56%', paddingInline: 0, scrollPaddingInline: 0 },
  [media.lg]: { gridAutoColumns: 'minmax(0, 1fr)', gap: 16, overflow: 'visible' },
});
// On phones the section inside brings its own insets.
const panel = css({ paddingBlock: 20, [media.md]: { padding: 24 }, [media.lg]: { paddingBlock: 28 } });

/** The brand's own colour: as its name, and thinned as the ground beneath. */
const tint = (code: FamilySiteCode) => {
  const { accent } = siteThemes[code];
  return css(tintedWords, {
    background: `color-mix(in srgb, ${accent} 5%, #fff)`,
    '& h3': { color: accent },
  });
};
const brands = [
  { key: 'mind_best', code: 'mind_bridge_men', title: copy.mindBest, ground: tint('mind_bridge_men') },
  { key: 'basic_best', code: 'basic_house', title: copy.basicBest, ground: tint('basic_house') },
  { key: 'jucy_best', code: 'jucy_judy', title: copy.jucyBest, ground: tint('jucy_judy') },
] as const;

/** What sells best of the shop's own brands, a panel each. */
export function BrandBestSection({ sections, title, lead }: Heading & { sections: HomeSections }) {
  const shown = brands.filter(({ key }) => sections[key].length > 0);
  if (shown.length === 0) return null;
  return (
    <div css={pageFrame}>
      <HomeSection title={title} lead={lead}>
        <ul css={[phoneRail, list]}>
          {shown.map(({ key, code, title: name, ground }) => (
            <li key={key} css={[panel, ground]}>
              <Section
                title={name}
                headingLevel={3}
                inset
                moreHref={listHref(familySiteOf(code), '/goods/list/BEST')}
              >
                <PieceRow pieces={sections[key]} sizes="(min-width: 1024px) 9vw, 26vw" isRanked />
              </Section>
            </li>
          ))}
        </ul>
      </HomeSection>
    </div>
  );
}
