import { css } from '@emotion/react';
import type { FamilySite } from '@mall/contracts/domain/family-site';
import { media } from '@mall/ui/theme';
import { pageFrame } from '../../../shared/page-frame.ts';
import { phoneRail } from '../../../shared/phone-rail.ts';
import { type Heading, HomeSection } from '../frame/home-section.tsx';
import type { HomeSections } from '../home-view.ts';
import { listHref } from '../list-href.ts';
import { StylingSet } from './styling-set.tsx';

const list = css({
  gridAutoColumns: '72%',
  [media.md]: { gridAutoColumns: '40%', paddingInline: 0, scrollPaddingInline: 0 },
  [media.lg]: { gridAutoColumns: 'minmax(0, 1fr)', gap: 16, overflow: 'visible' },
});

interface Props extends Heading {
  sets: HomeSections['keyword_styling'];
  site: FamilySite;
}

/** Looks by keyword, each with up to three of its pieces (spec 2.7). */
export function StylingSection({ sets, site, title, lead }: Props) {
  if (sets.length === 0) return null;
  return (
    <div css={pageFrame}>
      <HomeSection title={title} lead={lead} moreHref={listHref(site, '/goods/list')}>
        <ul css={[phoneRail, list]}>
          {sets.map((set) => (
            <li key={set.keyword}>
              <StylingSet set={set} />
            </li>
          ))}
        </ul>
      </HomeSection>
    </div>
  );
}
