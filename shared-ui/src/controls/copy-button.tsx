import { css } from '@emotion/react';
import * as copy from '../copy.ts';
import { color, fontSize, radius } from '../theme.ts';

const button = css({
  minWidth: 48,
  minHeight: 40,
  padding: '0 10px',
  border: `1px solid ${color.control}`,
  borderRadius: radius,
  background: color.ground,
  color: color.ink,
  fontSize: fontSize.small,
});

interface CopyButtonProps {
  text: string;
  /** What is copied, for anyone who does not see what it stands beside. */
  label: string;
  dialogs: { toast: (message: string) => void; alert: (message: string) => Promise<unknown> };
}

/** Copies a number that is to be typed elsewhere; says so, or that it has to be copied by hand. */
export function CopyButton({ text, label, dialogs }: CopyButtonProps) {
  const copyText = async () => {
    try {
      await navigator.clipboard.writeText(text);
      dialogs.toast(copy.copied);
    } catch {
      await dialogs.alert(copy.copyByHand(text));
    }
  };
  return (
    <button css={button} type="button" aria-label={label} onClick={() => void copyText()}>
      {copy.copyText}
    </button>
  );
}
