import { css } from '@emotion/react';
import type { LayoutSettings } from '@mall/contracts/api/content/content';
import { cartBadge } from '@mall/contracts/platform/fragments';
import { Fragment } from '@mall/remote-kit/fragment';
import { useServices } from '@mall/remote-kit/services';
import { IconShape } from '@mall/ui/icon-shape';
import { menu } from '@mall/ui/layout-icons';
import { color, fontSize, layer, media, page } from '@mall/ui/theme';
import { AccountLinks } from './account-links.tsx';
import { copy } from './copy.ts';
import { DrawerLink } from './drawer/drawer-link.tsx';
import { useLayoutSettings } from './layout-query.ts';
import { Logo } from './logo.tsx';
import { DesktopMenus, ExtraMenu, MobileMenu } from './menus/menus.tsx';
import { SearchForm } from './search/search-form.tsx';
import { SiteTabs } from './site-tabs.tsx';
import { useBelt } from './use-belt.ts';

const line = `1px solid ${color.line}`;
const skip = css({
  position: 'absolute',
  left: 8,
  top: -60,
  zIndex: layer.spinner,
  padding: '12px 16px',
  background: color.ink,
  color: '#fff',
  '&:focus': { top: 8 },
});
const belt = css({
  display: 'block',
  padding: '8px 16px',
  background: color.accent,
  color: '#fff',
  fontSize: fontSize.small,
  textAlign: 'center',
});
const inner = css({
  maxWidth: page.maxWidth,
  margin: '0 auto',
  // Not the shorthand, whose media query would take the padding above the logo away.
  paddingInline: page.sidePaddingMobile,
  [media.lg]: { paddingInline: page.sidePadding },
});
const utility = css({
  borderBottom: line,
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: 16, minHeight: 36 },
  // A window that is narrow or zoomed scrolls the sites, never the page.
  '& nav': { minWidth: 0 },
});
/** Where menus have no room the drawer has them. */
const onlyNarrow = css({ [media.lg]: { display: 'none' } });
const onlyWide = css({ display: 'none', [media.lg]: { display: 'contents' } });
/** Leaves the window while the page scrolls, px; the rows of the logo and the menu are the fixed header (spec 9). */
const logoPaddingTop = 27;
const logoRow = 40;
const brandRow = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  [media.lg]: { gap: 32 },
  height: logoRow + logoPaddingTop,
  paddingTop: logoPaddingTop,
});
const tools = css({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 8,
  minWidth: 0,
  '& > search': { minWidth: 0 },
  [media.lg]: { gap: 16 },
});
const menuRow = css({
  display: 'flex',
  gap: 40,
  height: page.fixedHeader - logoRow - 1,
  '& > nav:first-of-type': { flex: 1, minWidth: 0 },
});
const sticky = css({ position: 'sticky', top: 0, zIndex: layer.header, background: color.ground });
const desktopSticky = css({ top: -logoPaddingTop, borderBottom: line });
const mobileTop = css({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  height: page.fixedHeaderMobile,
  padding: '0 8px 0 4px',
  '& > a': { flex: 'none' },
  '& > search': { flex: 1, minWidth: 0, marginLeft: 8 },
});
const menuButton = css({ display: 'grid', placeItems: 'center', width: 40, height: 44 });
/** The drawer has these links where there are scripts. */
const scriptless = css({
  display: 'none',
  padding: '0 16px',
  borderBottom: line,
  [media.noScript]: { display: 'block' },
});
const tabsRow = css({ borderBottom: line });

/** Header of every page: PC and mobile layouts differ (spec 2.3, 2.6). */
export function Header() {
  const { device } = useServices();
  const settings = useLayoutSettings();
  const topBelt = useBelt(settings);
  return (
    <>
      <a css={skip} href="#content">
        {copy.skip}
      </a>
      {topBelt && !device.isMobileLayout && (
        <a css={belt} href={topBelt.href}>
          {topBelt.label}
        </a>
      )}
      {device.isMobileLayout ? <MobileHeader settings={settings} /> : <DesktopHeader settings={settings} />}
    </>
  );
}

interface SettingsProps {
  settings: LayoutSettings | undefined;
}

function DesktopHeader({ settings }: SettingsProps) {
  return (
    <>
      <div css={utility}>
        <div css={inner}>
          <SiteTabs />
          <AccountLinks />
        </div>
      </div>
      <div css={[sticky, desktopSticky]}>
        <div css={[inner, brandRow]}>
          <div css={onlyNarrow}>
            <DrawerLink css={menuButton} aria-label={copy.menu}>
              <IconShape path={menu} size={24} />
            </DrawerLink>
          </div>
          <Logo />
          <div css={tools}>
            <div css={onlyWide}>{settings && <ExtraMenu gnb={settings.gnb} />}</div>
            <SearchForm settings={settings} />
            <Fragment of={cartBadge} props={{}} />
          </div>
        </div>
        <div css={[inner, menuRow]}>
          {settings && <DesktopMenus gnb={settings.gnb} category={settings.category} />}
        </div>
      </div>
    </>
  );
}

function MobileHeader({ settings }: SettingsProps) {
  return (
    <>
      <div css={tabsRow}>
        <SiteTabs />
      </div>
      <div css={[sticky, mobileTop]}>
        <DrawerLink css={menuButton} aria-label={copy.menu}>
          <IconShape path={menu} size={24} />
        </DrawerLink>
        <Logo />
        <SearchForm settings={settings} />
        <Fragment of={cartBadge} props={{}} />
      </div>
      <div css={scriptless}>{settings && <MobileMenu gnb={settings.gnb} />}</div>
    </>
  );
}
