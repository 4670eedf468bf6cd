import { css } from '@emotion/react';
import { listBrands } from '@mall/contracts/api/catalogue/brands';
import type { FamilySite } from '@mall/contracts/domain/family-site';
import { endpointQuery, longStaleTimeMs } from '@mall/remote-kit/endpoint-query';
import { useServices } from '@mall/remote-kit/services';
import { color, fontSize } from '@mall/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { groupByInitial } from './brand-initials.ts';
import { copy } from './copy.ts';
import { brandHref } from './menu-hrefs.ts';

const index = css({ display: 'flex', flexWrap: 'wrap', gap: 4, marginBottom: 20 });
const chip = css({
  minWidth: 40,
  height: 40,
  padding: '0 10px',
  border: `1px solid ${color.line}`,
  fontSize: fontSize.note,
  fontWeight: 600,
  '&[aria-pressed=true]': { borderColor: color.ink, outline: `1px solid ${color.ink}`, fontWeight: 700 },
});
const groups = css({ columns: '220px', columnGap: 32 });
const group = css({ breakInside: 'avoid', marginBottom: 20 });
const heading = css({ color: color.quiet, fontSize: fontSize.note, fontWeight: 700 });
const link = css({
  display: 'flex',
  alignItems: 'baseline',
  gap: 8,
  padding: '7px 0',
  fontSize: fontSize.body,
  '&:hover': { color: color.accent, textDecoration: 'underline', textUnderlineOffset: 4 },
});
const latin = css({ color: color.quiet, fontSize: fontSize.small });
const message = css({ padding: '12px 0', color: color.quiet });

/** Brands of the site with goods, by their initials; chips narrow them to one. */
export function BrandPanel({ site, all }: { site: FamilySite; all: { href: string } }) {
  const { api } = useServices();
  const { data, isError } = useQuery({
    ...endpointQuery(api, listBrands, { query: { family_site_id: site.id } }),
    staleTime: longStaleTimeMs,
  });
  const [chosen, choose] = useState<string | null>(null);
  if (isError)
    return (
      <p css={message} role="alert">
        {copy.brandsFailed} <a href={all.href}>{copy.allBrands}</a>
      </p>
    );
  if (!data) return <p css={message}>{copy.loading}</p>;
  const found = groupByInitial(data.rows.filter((brand) => brand.product_count > 0));
  const shown = found.filter(({ initial }) => chosen === null || initial === chosen);
  return (
    <>
      <fieldset css={index} aria-label={copy.brandInitials}>
        {[null, ...found.map(({ initial }) => initial)].map((initial) => (
          <button
            key={initial ?? ''}
            css={chip}
            type="button"
            aria-pressed={chosen === initial}
            onClick={() => choose(initial)}
          >
            {initial ?? copy.all}
          </button>
        ))}
      </fieldset>
      <div css={groups}>
        {shown.map(({ initial, brands }) => (
          <section key={initial} css={group} aria-label={initial}>
            <h3 css={heading}>{initial}</h3>
            <ul>
              {brands.map((brand) => (
                <li key={brand.brand_id}>
                  <a css={link} href={brandHref(site, brand.brand_id)}>
                    {brand.name} <span css={latin}>{brand.name_en}</span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
