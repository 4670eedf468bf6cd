import { css } from '@emotion/react';
import type { LayoutSettings } from '@mall/contracts/api/content/content';
import type { FamilySite } from '@mall/contracts/domain/family-site';
import { color, fontSize } from '@mall/ui/theme';
import { copy } from './copy.ts';
import { categoryHref } from './menu-hrefs.ts';

const columns = css({ display: 'flex', flexWrap: 'wrap', gap: '28px 48px' });
const title = css({
  display: 'inline-block',
  padding: '6px 0',
  color: color.ink,
  fontSize: fontSize.lead,
  fontWeight: 700,
  '&:hover': { color: color.accent, textDecoration: 'underline', textUnderlineOffset: 4 },
});
const list = css({
  display: 'grid',
  gridTemplateRows: 'repeat(5, auto)',
  gridAutoFlow: 'column',
  justifyContent: 'start',
  gap: '0 32px',
  marginTop: 4,
});
const link = css({
  display: 'block',
  padding: '7px 0',
  color: color.text,
  fontSize: fontSize.body,
  '&:hover': { color: color.accent, textDecoration: 'underline', textUnderlineOffset: 4 },
});

interface CategoryPanelProps {
  site: FamilySite;
  categories: LayoutSettings['category'];
}

/** Categories of the site, two levels. */
export function CategoryPanel({ site, categories }: CategoryPanelProps) {
  return (
    <div css={columns}>
      {categories.map(({ category_id, name, children }) => (
        <section key={category_id} aria-label={name}>
          <a css={title} href={categoryHref(site, category_id)}>
            {copy.allOf(name)}
          </a>
          <ul css={list}>
            {children.map((child) => (
              <li key={child.category_id}>
                <a css={link} href={categoryHref(site, child.category_id)}>
                  {child.name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
