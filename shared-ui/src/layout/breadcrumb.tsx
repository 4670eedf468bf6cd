import { css } from '@emotion/react';
import * as copy from '../copy.ts';
import { Icon } from '../icon.tsx';
import { color, fontSize, media, touchArea } from '../theme.ts';

export interface BreadcrumbProps {
  /** From the home page down; the last one is the page itself. */
  items: readonly { label: string; href?: string | undefined }[];
}

const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  color: color.quiet,
  fontSize: fontSize.small,
  '& > li': { display: 'flex', alignItems: 'center', gap: 4 },
  '& [aria-current]': { color: color.ink },
  '& a': { position: 'relative', ...touchArea },
  [media.hover]: { '& a:hover': { color: color.ink } },
});

/** Where the page stands in the shop. */
export function Breadcrumb({ items }: BreadcrumbProps) {
  return (
    <nav aria-label={copy.currentPlace}>
      <ol css={list}>
        {items.map(({ label, href }, index) => {
          const isLast = index === items.length - 1;
          return (
            <li key={`${label}${href}`}>
              {isLast || !href ? (
                <span aria-current={isLast ? 'page' : undefined}>{label}</span>
              ) : (
                <a href={href}>{label}</a>
              )}
              {!isLast && <Icon name="chevron-right" size={12} />}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
