import { css } from '@emotion/react';
import { useServices } from '@mall/remote-kit/services';
import { Rail } from '@mall/ui/carousel/rail';
import { Section } from '@mall/ui/layout/section';
import { media } from '@mall/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { WishCard } from '../../shared/wishes/wish-card.tsx';
import { copy } from './copy.ts';
import { suggestionQuery } from './queries.ts';

const base = css({ paddingBottom: 64, [media.lg]: { paddingBottom: 96 } });
const sizes = '(min-width: 1280px) 18vw, (min-width: 1024px) 22vw, (min-width: 768px) 29vw, 41vw';

/** Something to look at where a list is empty. */
export function Suggestions({ siteId }: { siteId: number }) {
  const { data } = useQuery(suggestionQuery(useServices(), siteId));
  if (!data?.rows.length) return null;
  return (
    <div css={base}>
      <Section title={copy.suggestions}>
        <Rail label={copy.suggestions}>
          {data.rows.map((product) => (
            <WishCard key={product.product_id} product={product} sizes={sizes} />
          ))}
        </Rail>
      </Section>
    </div>
  );
}
