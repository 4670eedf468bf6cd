import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import * as copy from '../copy.ts';
import { Icon, type IconName } from '../icon.tsx';
import { type ControlSize, color, controlHeight, media, radius, touchArea } from '../theme.ts';

interface Look {
  icon: IconName;
  /** What it does, in words. */
  label: string;
  size?: ControlSize | undefined;
  /** Side of the icon in px. */
  iconSize?: number | undefined;
  /** Count in the corner, such as pieces in the cart; nothing at 0. */
  count?: number | undefined;
}
interface LinkProps extends Look, Omit<ComponentProps<'a'>, 'href' | 'children'> {
  href: string;
}
interface ActionProps extends Look, Omit<ComponentProps<'button'>, 'children'> {
  href?: undefined;
}
export type IconButtonProps = LinkProps | ActionProps;

const base = css({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  borderRadius: radius,
  color: color.ink,
  '&:disabled': { color: color.disabled },
  [media.hover]: { '&:hover:not(:disabled)': { background: color.wash } },
});
const sizes = {
  xl: css({ width: controlHeight.xl, height: controlHeight.xl }),
  lg: css({ width: controlHeight.lg, height: controlHeight.lg }),
  md: css(touchArea, { width: controlHeight.md, height: controlHeight.md }),
  sm: css(touchArea, { width: controlHeight.sm, height: controlHeight.sm }),
};
const badge = css({
  position: 'absolute',
  top: '50%',
  left: '50%',
  minWidth: 16,
  height: 16,
  padding: '0 4px',
  margin: '-16px 0 0 2px',
  borderRadius: 8,
  background: color.sale,
  color: '#fff',
  fontSize: 10,
  fontWeight: 700,
  lineHeight: '16px',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});

/** A button or link of one icon; its label is always spoken. */
export function IconButton({ icon, label, size = 'md', iconSize, count = 0, ...rest }: IconButtonProps) {
  const content = (
    <>
      <Icon name={icon} size={iconSize ?? (size === 'sm' ? 18 : 24)} />
      {count > 0 && (
        <span css={badge} aria-hidden>
          {count > 99 ? '99+' : count}
        </span>
      )}
    </>
  );
  const name = count > 0 ? copy.countOf(label, count) : label;
  if (rest.href !== undefined) {
    const { href, ...attributes } = rest;
    return (
      <a css={[base, sizes[size]]} href={href} aria-label={name} {...attributes}>
        {content}
      </a>
    );
  }
  return (
    <button css={[base, sizes[size]]} type="button" aria-label={name} {...rest}>
      {content}
    </button>
  );
}
