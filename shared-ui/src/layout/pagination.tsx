import { css } from '@emotion/react';
import * as copy from '../copy.ts';
import { Icon, type IconName } from '../icon.tsx';
import { color, fontSize, media, radius, touchSide } from '../theme.ts';

export interface PaginationProps {
  page: number;
  lastPage: number;
  /** Address of a page. */
  href: (page: number) => string;
  /** Page numbers in view at once. */
  span?: number | undefined;
}

const list = css({ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 2 });
const cell = css({
  display: 'grid',
  placeItems: 'center',
  minWidth: 36,
  height: 36,
  [media.touch]: { minWidth: touchSide, height: touchSide },
  padding: '0 4px',
  borderRadius: radius,
  color: color.quiet,
  fontSize: fontSize.body,
  fontVariantNumeric: 'tabular-nums',
  [media.hover]: { '&:is(a):hover': { background: color.wash, color: color.ink } },
  '&[aria-current]': { color: color.ink, fontWeight: 700 },
});
const off = css({ color: color.disabled, opacity: 0.6 });

/** Numbers around the current page, `span` of them where there are as many. */
export function pageNumbers(page: number, lastPage: number, span: number): number[] {
  const first = Math.max(1, Math.min(page - Math.floor(span / 2), lastPage - span + 1));
  return Array.from({ length: Math.min(span, lastPage) }, (_, index) => first + index);
}

/** Links to first, previous, numbered and next page; nothing when there is one page only. */
export function Pagination({ page, lastPage, href, span = 5 }: PaginationProps) {
  if (lastPage <= 1) return null;
  const step = (label: string, icon: IconName, target: number, isOn: boolean) =>
    isOn ? (
      <a css={cell} href={href(target)} aria-label={label}>
        <Icon name={icon} size={18} />
      </a>
    ) : (
      <span css={[cell, off]} aria-hidden>
        <Icon name={icon} size={18} />
      </span>
    );
  return (
    <nav aria-label={copy.pages}>
      <ul css={list}>
        <li>{step(copy.firstPage, 'chevrons-left', 1, page > 1)}</li>
        <li>{step(copy.previousPage, 'chevron-left', page - 1, page > 1)}</li>
        {pageNumbers(page, lastPage, span).map((number) => (
          <li key={number}>
            <a
              css={cell}
              href={href(number)}
              aria-label={copy.pageNumber(number)}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </a>
          </li>
        ))}
        <li>{step(copy.nextPage, 'chevron-right', page + 1, page < lastPage)}</li>
      </ul>
    </nav>
  );
}
