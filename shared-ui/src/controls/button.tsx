import { css } from '@emotion/react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Spinner } from '../spinner.tsx';
import {
  type ControlSize,
  color,
  controlHeight,
  fontSize,
  media,
  motion,
  radius,
  touchArea,
  touchSide,
} from '../theme.ts';

type ButtonVariant = 'primary' | 'accent' | 'secondary' | 'ghost' | 'danger';

interface Look {
  /** `primary` is ink, `accent` the family site's colour. */
  variant?: ButtonVariant | undefined;
  size?: ControlSize | undefined;
  /** Takes the whole width. */
  full?: boolean | undefined;
  children: ReactNode;
}
interface LinkButtonProps extends Look, Omit<ComponentProps<'a'>, 'children' | 'href'> {
  href: string;
}
interface ActionButtonProps extends Look, Omit<ComponentProps<'button'>, 'children'> {
  href?: undefined;
  /** Work is under way: the button keeps focus and measure, and refuses clicks. */
  loading?: boolean | undefined;
}
/** With `href` it is a link that looks like a button. */
export type ButtonProps = LinkButtonProps | ActionButtonProps;

const base = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  border: '1px solid transparent',
  borderRadius: radius,
  fontWeight: 600,
  lineHeight: 1.25,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  userSelect: 'none',
  transition: `background-color ${motion.fast}, border-color ${motion.fast}, opacity ${motion.fast}`,
  '&:disabled': { background: color.shade, color: color.disabled },
});

const sizes = {
  xl: css({ minHeight: controlHeight.xl, paddingInline: 28, fontSize: fontSize.lead }),
  lg: css({ minHeight: controlHeight.lg, paddingInline: 20, fontSize: fontSize.body }),
  // As high as the fields and lists that it stands beside.
  md: css({
    minHeight: controlHeight.md,
    [media.touch]: { minHeight: touchSide },
    paddingInline: 14,
    fontSize: fontSize.note,
    fontWeight: 500,
  }),
  sm: css(touchArea, {
    minHeight: controlHeight.sm,
    paddingInline: 10,
    fontSize: fontSize.small,
    fontWeight: 500,
  }),
};

const enabled = '&:not(:disabled):not([aria-busy="true"])';
const solid = (background: string) =>
  css({ [enabled]: { background, color: '#fff', [media.hover]: { '&:hover': { opacity: 0.84 } } } });
const outlined = (border: string, text: string) =>
  css({
    background: color.ground,
    borderColor: border,
    color: text,
    [enabled]: { [media.hover]: { '&:hover': { borderColor: text } } },
    '&:disabled': { background: 'transparent', borderColor: color.line },
  });

const variants = {
  primary: solid(color.ink),
  accent: solid(color.accent),
  secondary: outlined('#c9c9c9', color.ink),
  // Its border has the colour of its text at rest already.
  danger: css(outlined(color.sale, color.sale), {
    [enabled]: { [media.hover]: { '&:hover': { background: color.wash } } },
  }),
  ghost: css({
    color: color.text,
    '&:disabled': { background: 'transparent', borderColor: 'transparent' },
    [enabled]: { [media.hover]: { '&:hover': { background: color.wash } } },
  }),
};

const wide = css({ width: '100%' });
const busy = {
  primary: css({ background: color.ink, color: '#fff' }),
  accent: css({ background: color.accent, color: '#fff' }),
};
const hiddenText = css({ display: 'inline-flex', alignItems: 'center', gap: 6, opacity: 0 });
const overlay = css({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });

function refuse(event: MouseEvent) {
  event.preventDefault();
}

/** A button, or a link that looks like one. */
export function Button({ variant = 'primary', size = 'lg', full, children, ...rest }: ButtonProps) {
  const styles = [base, sizes[size], variants[variant], full && wide];
  if (rest.href !== undefined) {
    return (
      <a css={styles} {...rest}>
        {children}
      </a>
    );
  }
  const { loading, onClick, type = 'button', ...attributes } = rest;
  if (!loading) {
    return (
      <button css={styles} type={type} onClick={onClick} {...attributes}>
        {children}
      </button>
    );
  }
  return (
    <button
      css={[...styles, (variant === 'primary' || variant === 'accent') && busy[variant]]}
      type={type}
      onClick={refuse}
      aria-busy
      aria-disabled
      {...attributes}
    >
      <span css={hiddenText}>{children}</span>
      <span css={overlay}>
        <Spinner size={size === 'sm' ? 14 : 20} />
      </span>
    </button>
  );
}
