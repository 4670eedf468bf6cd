import { css } from '@emotion/react';
import { Icon } from '@mall/ui/icon';
import { VisuallyHidden } from '@mall/ui/layout/visually-hidden';
import { color, fontSize, media, radius } from '@mall/ui/theme';
import { copy as listCopy } from '../copy.ts';
import { copy } from './copy.ts';
import type { MySizesProps } from './my-sizes.tsx';
import { areExactly, mySizesOf } from './my-sizes-of.ts';
import { useUsualSizes } from './use-usual-sizes.ts';

/** Takes no room: the groups below may be in view when it is known whether there is such a link. */
const place = css({ position: 'relative' });
/** Absolutely positioned over the filter's title, so that setting its mark shifts no layout. */
const link = css({
  position: 'absolute',
  right: 30,
  bottom: 4,
  display: 'flex',
  alignItems: 'center',
  gap: 5,
  height: 40,
  maxWidth: 'calc(100% - 85px)',
  paddingInline: 6,
  [media.lg]: { right: 18, width: 'min-content', maxWidth: 'calc(100% - 73px)' },
  color: color.text,
  fontSize: fontSize.small,
  lineHeight: 1.35,
  '&:focus-visible': { outlineOffset: -2 },
  [media.hover]: { '&:hover': { color: color.ink } },
  '&::before': {
    content: '""',
    flex: 'none',
    width: 16,
    height: 16,
    border: `1px solid ${color.control}`,
    borderRadius: radius,
  },
});
/** The wide column of a PC has just the room of one line with `M · 30 · 270`. */
const shortLink = css({ [media.xxl]: { width: 'auto' } });
const longestShort = 'M30270'.length;
const chosenLink = css({
  color: color.ink,
  fontWeight: 600,
  '&::before': { borderColor: color.ink, background: color.ink },
  '& svg': { position: 'absolute', left: 7, color: '#fff', strokeWidth: 2 },
});
const unbroken = css({ whiteSpace: 'nowrap' });

/** Narrows the list to what is in stock in the shopper's usual sizes, or widens it again; nothing without such sizes. */
export function MySizesLink({ list: { links, params }, groups }: MySizesProps) {
  const mine = mySizesOf(useUsualSizes() ?? {}, groups);
  if (mine.length === 0) return null;
  const values = mine.map(({ value }) => value);
  const names = mine.map(({ name }) => name);
  const { filters } = params;
  const isChosen = areExactly(filters.size, values);
  return (
    <div css={place}>
      <a
        css={[link, names.join('').length <= longestShort && shortLink, isChosen && chosenLink]}
        href={links.hrefOf({ filters: { ...filters, size: isChosen ? [] : values } })}
        rel="nofollow"
        data-keep-scroll
      >
        {isChosen && <Icon name="check" size={14} />}
        {/* Where one line has no room, the names of three sizes are a second one; two are never too many. */}
        <span css={names.length < 3 && unbroken} className="tabular">
          <span css={unbroken}>{copy.mySizes}</span> <span css={unbroken}>{names.join(' · ')}</span>
          {isChosen && <VisuallyHidden> {listCopy.isChosen}</VisuallyHidden>}
        </span>
      </a>
    </div>
  );
}
