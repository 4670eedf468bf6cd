import { css } from '@emotion/react';
import { useServices, useSession, useSite, useStore } from '@mall/remote-kit/services';
import { IconShape } from '@mall/ui/icon-shape';
import { grid, heart, home, live, user } from '@mall/ui/layout-icons';
import { color, fontSize, layer } from '@mall/ui/theme';
import { copy } from './copy.ts';
import { DrawerHost } from './drawer/drawer-host.tsx';
import { DrawerLink } from './drawer/drawer-link.tsx';

/** 50 px high (spec 9) with its line, above the phone's own bar. */
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
  '& > ul': { display: 'grid', gridTemplateColumns: 'repeat(5, 1fr)' },
});
const link = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 2,
  height: 49,
  color: color.quiet,
  fontSize: fontSize.mark,
  '&[aria-current]': { color: color.ink, fontWeight: 700 },
});

interface Item {
  label: string;
  /** Its path. */
  icon: string;
  href: string;
  /** It is the current one on pages below its own, too. */
  hasPagesBelow?: boolean;
}

/** Tab bar of the mobile layout. */
export function BottomBar() {
  const site = useSite();
  return (
    <>
      <nav css={bar} aria-label={copy.bottomMenu}>
        <ul>
          <li>
            <Tab label={copy.bottom.home} icon={home} href={site.home} />
          </li>
          <li>
            <DrawerLink css={link}>
              <IconShape path={grid} size={22} />
              {copy.category}
            </DrawerLink>
          </li>
          <li>
            <Tab label={copy.bottom.live} icon={live} href="/livestream" />
          </li>
          <li>
            <Tab label={copy.wish} icon={heart} href="/wish" />
          </li>
          <li>
            <MyTab />
          </li>
        </ul>
      </nav>
      <DrawerHost />
    </>
  );
}

/** My page for members; guests are asked who they are. */
function MyTab() {
  const isMember = useSession().status === 'in';
  return (
    <Tab
      label={copy.bottom.my}
      icon={user}
      href={isMember ? '/mypage' : '/member/login'}
      hasPagesBelow={isMember}
    />
  );
}

function Tab({ label, icon, href, hasPagesBelow = false }: Item) {
  const { pathname } = useStore(useServices().location);
  const isHere = pathname === href || (hasPagesBelow && pathname.startsWith(`${href}/`));
  return (
    <a css={link} href={href} aria-current={isHere ? 'page' : undefined}>
      <IconShape path={icon} size={22} />
      {label}
    </a>
  );
}
