import { css } from '@emotion/react';
import * as copy from '../copy.ts';
import { Icon } from '../icon.tsx';
import { color, layer, media, motion } from '../theme.ts';

export interface RailButtonProps {
  direction: 'previous' | 'next';
  /** Name of the list it moves. */
  label: string;
  disabled: boolean;
  onClick: () => void;
}

const base = css({
  display: 'none',
  position: 'absolute',
  top: '36%',
  zIndex: layer.raised,
  placeItems: 'center',
  width: 44,
  height: 44,
  marginTop: -22,
  border: `1px solid ${color.line}`,
  borderRadius: '50%',
  background: color.ground,
  color: color.ink,
  transition: `opacity ${motion.fast}, border-color ${motion.fast}`,
  '&:disabled': { opacity: 0, pointerEvents: 'none' },
  '&:hover': { borderColor: color.ink },
  [media.lg]: { display: 'grid' },
  [media.noScript]: { display: 'none' },
});
const sides = { previous: css({ left: -22 }), next: css({ right: -22 }) };

/** Moves a rail on desktop; gone at the end it points to. */
export function RailButton({ direction, label, disabled, onClick }: RailButtonProps) {
  const isNext = direction === 'next';
  return (
    <button
      css={[base, sides[direction]]}
      type="button"
      aria-label={`${label} ${isNext ? copy.next : copy.previous}`}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon name={isNext ? 'chevron-right' : 'chevron-left'} size={20} />
    </button>
  );
}
