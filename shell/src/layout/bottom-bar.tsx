import { css } from '@emotion/react';
import { useServices, useStore } from '@mall/remote-kit/services';
import { Icon, type IconName } from '@mall/ui/icon';
import { color, fontSize, layer } from '@mall/ui/theme';
import { copy } from './copy.ts';

/** 50 px high (spec 9), above the phone's own bar. */
const bar = css({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: layer.bar,
  paddingBottom: 'env(safe-area-inset-bottom)',
  background: color.ground,
  borderTop: `1px solid ${color.line}`,
  // A page that brings its own bar (`ActionBar` of shared-ui) stands in for this one.
  'html[data-action-bar] &': { display: 'none' },
  '& > ul': { display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)' },
});
const link = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 2,
  height: 50,
  color: color.quiet,
  fontSize: fontSize.mark,
  '&[aria-current]': { color: color.ink, fontWeight: 700 },
});

const items: readonly { label: string; icon: IconName; href: string }[] = [
  { label: copy.bottom.home, icon: 'home', href: '/' },
  { label: copy.bottom.category, icon: 'grid', href: '/goods/list' },
  { label: copy.bottom.live, icon: 'live', href: '/livestream' },
  { label: copy.bottom.my, icon: 'user', href: '/member/login' },
];

/** Tab bar of the mobile layout. */
export function BottomBar() {
  const { pathname } = useStore(useServices().location);
  return (
    <nav css={bar} aria-label={copy.bottomMenu}>
      <ul>
        {items.map(({ label, icon, href }) => (
          <li key={href}>
            <a css={link} href={href} aria-current={pathname === href ? 'page' : undefined}>
              <Icon name={icon} size={22} />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
