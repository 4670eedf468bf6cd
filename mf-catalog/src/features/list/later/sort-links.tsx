import { css } from '@emotion/react';
import { sortOptions } from '@mall/contracts/domain/catalogue/goods-list';
import { color, fontSize, media, touchSide } from '@mall/ui/theme';
import { copy } from '../copy.ts';
import type { ListState } from '../state/list-state.ts';

const row = css({ display: 'flex', flexWrap: 'wrap', gap: 8, paddingBottom: 20 });
const chip = css({
  display: 'grid',
  placeItems: 'center',
  height: 36,
  [media.touch]: { height: touchSide },
  padding: '0 14px',
  border: `1px solid ${color.line}`,
  borderRadius: touchSide / 2,
  color: color.text,
  fontSize: fontSize.note,
  '&[aria-current]': { borderColor: color.ink, background: color.ink, color: '#fff', fontWeight: 600 },
});

/** The orders of the list as links. */
export function SortLinks({ list: { links, params } }: { list: ListState }) {
  return (
    <nav aria-label={copy.sort}>
      <ul css={row}>
        {sortOptions.map(({ value, label }) => (
          <li key={value}>
            <a
              css={chip}
              href={links.hrefOf({ sort: value })}
              aria-current={value === params.sort ? 'true' : undefined}
              rel="nofollow"
              data-keep-scroll
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
