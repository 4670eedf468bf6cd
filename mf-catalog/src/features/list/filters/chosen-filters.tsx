import { css } from '@emotion/react';
import { flagWords } from '@mall/contracts/domain/catalogue/product-flags';
import { Icon } from '@mall/ui/icon';
import { VisuallyHidden } from '@mall/ui/layout/visually-hidden';
import { color, fontSize, media, touchArea } from '@mall/ui/theme';
import { copy } from '../copy.ts';
import { filterCount } from '../state/list-params.ts';
import type { ListState } from '../state/list-state.ts';
import { chosenFiltersOf } from './filter-names.ts';

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '12px 16px',
  [media.md]: { paddingInline: 0 },
  [media.lg]: { padding: '0 0 20px' },
});
const chip = css(touchArea, {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  height: 32,
  padding: '0 8px 0 12px',
  borderRadius: 16,
  background: color.wash,
  color: color.ink,
  fontSize: fontSize.small,
  '& svg': { color: color.quiet },
});
const reset = css(touchArea, {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  height: 32,
  padding: '0 4px',
  color: color.quiet,
  fontSize: fontSize.small,
  [media.hover]: { '&:hover': { color: color.ink } },
});

interface Way {
  href: string;
  /** What it takes away; absent of that which takes away everything. */
  name?: string;
}

/** What is chosen, one chip each to take it away, and at the end the way to take away all. */
export function ChosenFilters({ list: { data, links, params } }: { list: ListState }) {
  if (filterCount(params) === 0) return null;
  const ways: Way[] = [
    ...chosenFiltersOf(params, data.filter).map(({ filter, value, name }) => ({
      href: links.toggle(filter, value),
      name,
    })),
    ...(params.isBigSize ? [{ href: links.toggleBigSize(), name: flagWords.bigSize.name }] : []),
    { href: links.withoutFilters() },
  ];
  return (
    <nav aria-label={copy.chosen} data-keep-scroll>
      <ul css={row}>
        {[...ways.entries()].map(([place, { href, name }]) => (
          // By place: a chip that takes itself away leaves the focus to the one that comes into its place.
          <li key={place}>
            <a css={name === undefined ? reset : chip} href={href} rel="nofollow">
              {name === undefined ? <Reset /> : <Name name={name} />}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Name({ name }: { name: string }) {
  return (
    <>
      {name}
      <VisuallyHidden> {copy.remove}</VisuallyHidden>
      <Icon name="close" size={14} />
    </>
  );
}

function Reset() {
  return (
    <>
      <Icon name="refresh" size={14} />
      {copy.reset}
    </>
  );
}
