import { css } from '@emotion/react';
import { formatCount } from '@mall/contracts/domain/money';
import { Icon } from '@mall/ui/icon';
import { VisuallyHidden } from '@mall/ui/layout/visually-hidden';
import { color, fontSize, media, radius, touchSide } from '@mall/ui/theme';
import { copy } from '../copy.ts';

interface Props {
  href: string;
  name: string;
  count: number;
  isChosen: boolean;
  /** Colour shown instead of the box. */
  hex?: string | undefined;
}

const link = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 32,
  [media.touch]: { minHeight: touchSide },
  // The ring of the focus keeps off box and count.
  marginInline: -6,
  paddingInline: 6,
  color: color.text,
  fontSize: fontSize.note,
  lineHeight: 1.3,
  '&:focus-visible': { outlineOffset: -2 },
  [media.hover]: { '&:hover': { color: color.ink } },
});
const chosenLink = css(link, { color: color.ink, fontWeight: 600 });
// The box is no element: a list has over a hundred of these links.
const boxed = css(link, {
  '&::before': {
    content: '""',
    flex: 'none',
    width: 18,
    height: 18,
    border: `1px solid ${color.control}`,
    borderRadius: radius,
  },
});
const chosenBox = css(boxed, chosenLink, {
  '&::before': { borderColor: color.ink, background: color.ink },
  '& svg': { position: 'absolute', left: 8, color: '#fff', strokeWidth: 2 },
});
const countStyles = css({
  marginLeft: 'auto',
  color: color.quiet,
  fontSize: fontSize.mark,
  fontWeight: 400,
});

/** A filter value: a link that looks like a box to check, so that it works without JavaScript. */
export function FilterLink({ href, name, count, isChosen, hex }: Props) {
  const styles = hex ? (isChosen ? chosenLink : link) : isChosen ? chosenBox : boxed;
  return (
    <a css={styles} href={href} rel="nofollow">
      {hex && <Swatch hex={hex} isChosen={isChosen} />}
      {!hex && isChosen && <Icon name="check" size={14} />}
      {name}
      {isChosen && <VisuallyHidden> {copy.isChosen}</VisuallyHidden>}
      <span css={countStyles} className="tabular">
        {formatCount(count)}
      </span>
    </a>
  );
}

const swatch = css({ flex: 'none' });

/** A dot in the filter's colour. An SVG, because its attributes may differ where a style would make a class each. */
function Swatch({ hex, isChosen }: { hex: string; isChosen: boolean }) {
  return (
    <svg css={swatch} width={18} height={18} viewBox="0 0 18 18" aria-hidden>
      <circle cx={9} cy={9} r={isChosen ? 5.5 : 8} fill={hex} stroke="rgb(0 0 0 / 16%)" />
      {isChosen && <circle cx={9} cy={9} r={8} fill="none" stroke="currentColor" strokeWidth={1.5} />}
    </svg>
  );
}
