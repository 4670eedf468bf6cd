import { css } from '@emotion/react';
import type { SocialProvider } from '@mall/contracts/api/people/social-proof';

/** Each provider's own colours, which their rules for login buttons ask for. */
const looks: Record<SocialProvider, { ground: string; ink: string; path: string }> = {
  kakao: {
    ground: '#fee500',
    ink: '#191600',
    path: 'M12 4.5c-4.7 0-8.5 3-8.5 6.6 0 2.4 1.6 4.4 4 5.6l-.8 3c-.1.3.2.5.5.3l3.6-2.3c.4 0 .8.1 1.2.1 4.7 0 8.5-3 8.5-6.7S16.7 4.5 12 4.5Z',
  },
  naver: { ground: '#03a94d', ink: '#fff', path: 'M14.6 12.6 9.2 5H5v14h4.4v-7.6l5.4 7.6H19V5h-4.4v7.6Z' },
  payco: {
    ground: '#e3002b',
    ink: '#fff',
    path: 'M8 5h5.2c3.2 0 5.3 1.9 5.3 4.9s-2.2 5-5.4 5h-1.9V19H8V5Zm3.2 2.8v4.3h1.7c1.5 0 2.4-.8 2.4-2.2 0-1.3-.9-2.1-2.4-2.1h-1.7Z',
  },
  apple: {
    ground: '#111',
    ink: '#fff',
    path: 'M16.1 12.6c0-2 1.6-2.9 1.7-3-1-1.4-2.4-1.6-2.9-1.6-1.2-.1-2.4.7-3 .7s-1.6-.7-2.6-.7c-1.3 0-2.6.8-3.3 2-1.4 2.4-.4 6 1 8 .7 1 1.5 2 2.5 2s1.4-.6 2.6-.6 1.5.6 2.6.6 1.8-1 2.4-1.9c.8-1.1 1.1-2.2 1.1-2.2-.1 0-2.1-.8-2.1-3.3ZM14.1 6.7c.5-.7.9-1.6.8-2.5-.8 0-1.8.5-2.3 1.2-.5.6-1 1.5-.9 2.4.9.1 1.8-.4 2.4-1.1Z',
  },
};

const mark = css({ display: 'grid', placeItems: 'center', width: 52, height: 52, borderRadius: '50%' });

export function SocialMark({ provider }: { provider: SocialProvider }) {
  const { ground, ink, path } = looks[provider];
  return (
    <span css={[mark, css({ background: ground, color: ink })]}>
      <svg viewBox="0 0 24 24" width={24} height={24} fill="currentColor" aria-hidden>
        <path d={path} />
      </svg>
    </span>
  );
}
