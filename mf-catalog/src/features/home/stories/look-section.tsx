import { css } from '@emotion/react';
import { Section } from '@mall/ui/layout/section';
import { media } from '@mall/ui/theme';
import { pageFrame } from '../../../shared/page-frame.ts';
import { phoneRail } from '../../../shared/phone-rail.ts';
import { copy } from '../copy.ts';
import type { HomeSections } from '../home-view.ts';
import { FeatureCover } from './feature-cover.tsx';
import { LookCredits } from './look-credits.tsx';

const list = css({
  gridAutoColumns: '78%',
  [media.md]: { gridAutoColumns: '44%', paddingInline: 0, scrollPaddingInline: 0 },
  [media.lg]: { gridAutoColumns: 'minmax(0, 1fr)', gap: 16, overflow: 'visible' },
});

/** The season's looks like pages of a magazine: a tall picture, and what it is made of in small print. */
export function LookSection({ looks }: { looks: HomeSections['look_collection'] }) {
  if (looks.length === 0) return null;
  return (
    <div css={pageFrame}>
      <Section title={copy.looks} description={copy.looksLead}>
        <ul css={[phoneRail, list]}>
          {looks.map((look) => (
            <li key={look.title}>
              <article>
                <FeatureCover
                  feature={look}
                  aspect="4 / 5"
                  sizes="(min-width: 1024px) 33vw, (min-width: 768px) 44vw, 78vw"
                />
                <LookCredits pieces={look.products} />
              </article>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
