import { css } from '@emotion/react';
import type { SocialProvider } from '@mall/contracts/api/people/social-proof';
import type { Device } from '@mall/contracts/domain/device';
import { useServices } from '@mall/remote-kit/services';
import { color, fontSize, media } from '@mall/ui/theme';
import { copy } from './copy.ts';
import { SocialMark } from './social-mark.tsx';
import type { SocialPurpose } from './use-social-window.ts';

const list = css({ display: 'flex', justifyContent: 'center', gap: 20 });
const button = css({
  display: 'grid',
  justifyItems: 'center',
  gap: 8,
  minWidth: 52,
  color: color.text,
  fontSize: fontSize.small,
  '&:disabled': { opacity: 0.5 },
  [media.hover]: { '&:hover': { color: color.ink } },
});

/** Payco lets in members alone; the Android app has no sign-in with Apple (spec 2.4). */
export function providersFor(purpose: SocialPurpose, { app }: Pick<Device, 'app'>): SocialProvider[] {
  const all: SocialProvider[] = ['kakao', 'naver', 'payco', 'apple'];
  return all.filter(
    (provider) =>
      (provider !== 'payco' || purpose === 'login') && (provider !== 'apple' || app !== 'android'),
  );
}

interface Props {
  purpose: 'login' | 'join';
  disabled?: boolean;
  onChoose: (provider: SocialProvider) => void;
}

/** The providers' marks with their names. */
export function SocialButtons({ purpose, disabled, onChoose }: Props) {
  const { device } = useServices();
  return (
    <ul css={list}>
      {providersFor(purpose, device).map((provider) => (
        <li key={provider}>
          <button
            css={button}
            type="button"
            disabled={disabled}
            aria-label={copy[purpose](copy.names[provider])}
            onClick={() => onChoose(provider)}
          >
            <SocialMark provider={provider} />
            <span aria-hidden>{copy.names[provider]}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
