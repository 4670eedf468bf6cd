import { css } from '@emotion/react';
import { flagWords } from '@mall/contracts/domain/catalogue/product-flags';
import { Icon } from '@mall/ui/icon';
import { VisuallyHidden } from '@mall/ui/layout/visually-hidden';
import { color, fontSize, media } from '@mall/ui/theme';
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
const chip = css({
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
const reset = css({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  height: 32,
  padding: '0 4px',
  color: color.quiet,
  fontSize: fontSize.small,
  [media.hover]: { '&:hover': { color: color.ink } },
});

/** What is chosen, one chip each to take it away. */
export function ChosenFilters({ list: { data, links, params } }: { list: ListState }) {
  if (filterCount(params) === 0) return null;
  return (
    <nav aria-label={copy.chosen}>
      <ul css={row}>
        {chosenFiltersOf(params, data.filter).map(({ filter, value, name }) => (
          <li key={`${filter} ${value}`}>
            <Chip href={links.toggle(filter, value)} label={name} />
          </li>
        ))}
        {params.isBigSize && (
          <li>
            <Chip href={links.toggleBigSize()} label={flagWords.bigSize.name} />
          </li>
        )}
        <li>
          <a css={reset} href={links.withoutFilters()} rel="nofollow" data-keep-scroll>
            <Icon name="refresh" size={14} />
            {copy.reset}
          </a>
        </li>
      </ul>
    </nav>
  );
}

function Chip({ href, label }: { href: string; label: string }) {
  return (
    <a css={chip} href={href} rel="nofollow" data-keep-scroll>
      {label}
      <VisuallyHidden> {copy.remove}</VisuallyHidden>
      <Icon name="close" size={14} />
    </a>
  );
}
