import { css } from '@emotion/react';
import { useServices } from '@mall/remote-kit/services';
import { color, fontSize, radius } from '@mall/ui/theme';
import { copy } from './copy.ts';

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

/** Copies a number that is to be typed elsewhere; says so, or that it has to be copied by hand. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { dialogs } = useServices();
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
      {copy.copy}
    </button>
  );
}
