import { css } from '@emotion/react';
import { Icon } from '@mall/ui/icon';
import { pageNumbers } from '@mall/ui/layout/pagination';
import { color, fontSize, media, radius } from '@mall/ui/theme';
import { copy } from './copy.ts';

const list = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 2,
  marginTop: 24,
  '& button': {
    display: 'grid',
    placeItems: 'center',
    minWidth: 40,
    height: 40,
    borderRadius: radius,
    color: color.quiet,
    fontSize: fontSize.body,
    fontVariantNumeric: 'tabular-nums',
    [media.hover]: { '&:hover:enabled': { background: color.wash, color: color.ink } },
    '&[aria-current]': {
      color: color.ink,
      fontWeight: 700,
      textDecoration: 'underline',
      textUnderlineOffset: 6,
    },
    '&:disabled': { color: color.disabled, opacity: 0.6 },
  },
});

interface Props {
  /** Names the navigation. */
  label: string;
  page: number;
  lastPage: number;
  onPage: (page: number) => void;
}

/** Pages of a list within the page; nothing when there is one only. */
export function Pager({ label, page, lastPage, onPage }: Props) {
  if (lastPage <= 1) return null;
  return (
    <nav aria-label={label}>
      <ul css={list}>
        <li>
          <button
            type="button"
            aria-label={copy.previous}
            disabled={page <= 1}
            onClick={() => onPage(page - 1)}
          >
            <Icon name="chevron-left" size={18} />
          </button>
        </li>
        {pageNumbers(page, lastPage, 5).map((number) => (
          <li key={number}>
            <button
              type="button"
              aria-label={copy.page(number)}
              aria-current={number === page ? 'page' : undefined}
              onClick={() => onPage(number)}
            >
              {number}
            </button>
          </li>
        ))}
        <li>
          <button
            type="button"
            aria-label={copy.next}
            disabled={page >= lastPage}
            onClick={() => onPage(page + 1)}
          >
            <Icon name="chevron-right" size={18} />
          </button>
        </li>
      </ul>
    </nav>
  );
}
