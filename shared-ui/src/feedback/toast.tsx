import { css, keyframes } from '@emotion/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { fontSize, layer, media, motion, radius, touchArea } from '../theme.ts';

export interface ToastProps {
  /** What happened; null shows nothing. Keep the component mounted, so that the text is announced. */
  message: string | null;
  onClose: () => void;
  /** A link or button such as 장바구니 보기. */
  action?: ReactNode;
  /** Time in view, ms. Pointer or focus on it stop the clock. */
  duration?: number | undefined;
}

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });
const region = css({
  position: 'fixed',
  right: 16,
  bottom: 'calc(var(--bottom-bar, 50px) + 16px + env(safe-area-inset-bottom))',
  left: 16,
  zIndex: layer.toast,
  display: 'grid',
  justifyItems: 'center',
  pointerEvents: 'none',
  [media.lg]: { bottom: 40 },
});
const card = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 20,
  width: '100%',
  maxWidth: 440,
  minHeight: 48,
  padding: '12px 16px',
  borderRadius: radius,
  background: 'rgb(17 17 17 / 94%)',
  color: '#fff',
  fontSize: fontSize.body,
  boxShadow: '0 4px 16px rgb(0 0 0 / 16%)',
  pointerEvents: 'auto',
  animation: `${rise} ${motion.base}`,
  '& :is(a, button)': {
    position: 'relative',
    ...touchArea,
    flex: 'none',
    fontWeight: 600,
    textDecoration: 'underline',
    textUnderlineOffset: 3,
  },
  '& :focus-visible': { outlineColor: '#fff' },
});

/** A short message at the bottom that leaves by itself. */
export function Toast({ message, onClose, action, duration = 3000 }: ToastProps) {
  const ref = useRef<HTMLDivElement>(null);
  const latestOnClose = useRef(onClose);
  useEffect(() => {
    latestOnClose.current = onClose;
  });
  useEffect(() => {
    if (message === null) return;
    const timer = setInterval(() => {
      if (!ref.current?.matches(':hover, :focus-within')) latestOnClose.current();
    }, duration);
    return () => clearInterval(timer);
  }, [message, duration]);
  return (
    <div css={region} role="status">
      {message !== null && (
        <div css={card} ref={ref}>
          {message}
          {action}
        </div>
      )}
    </div>
  );
}
