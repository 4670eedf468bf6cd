import { css } from '@emotion/react';
import { cartBadge } from '@mall/contracts/platform/fragments';
import { Fragment } from '@mall/remote-kit/fragment';
import { useServices } from '@mall/remote-kit/services';
import { color, fontSize, layer, media, page } from '@mall/ui/theme';
import { AccountLinks } from './account-links.tsx';
import { copy } from './copy.ts';
import { useLayoutSettings } from './layout-query.ts';
import { Logo } from './logo.tsx';
import { DesktopMenus, ExtraMenu, MobileMenu } from './menus/menus.tsx';
import { SearchForm } from './search-form.tsx';
import { SiteTabs } from './site-tabs.tsx';

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
const inner = css({ maxWidth: page.maxWidth, margin: '0 auto', padding: `0 ${page.sidePadding}px` });
const utility = css({
  borderBottom: line,
  '& > div': { display: 'flex', justifyContent: 'space-between', minHeight: 36 },
});
/** Leaves the window while the page scrolls, px; the rows of the logo and the menu are the fixed header (spec 9). */
const roomAboveLogo = 27;
const logoRow = 40;
const brandRow = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 32,
  height: logoRow + roomAboveLogo,
  paddingTop: roomAboveLogo,
});
const tools = css({ display: 'flex', alignItems: 'center', gap: 16 });
const menuRow = css({
  display: 'flex',
  gap: 40,
  height: page.fixedHeader - logoRow - 1,
  '& > nav:first-of-type': { flex: 1 },
});
const sticky = css({ position: 'sticky', top: 0, zIndex: layer.header, background: color.ground });
const desktopSticky = css({ top: -roomAboveLogo, borderBottom: line });
const mobileTop = css({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  height: page.fixedHeaderMobile,
  padding: '0 8px 0 16px',
  '& > a': { flex: 'none' },
  '& > search': { flex: 1, minWidth: 0 },
});
const mobileMenu = css({ padding: '0 16px', borderBottom: line, [media.lg]: { padding: 0 } });
const tabsRow = css({ borderBottom: line });

/** Header of every page: PC and mobile layouts differ (spec 2.3, 2.6). */
export function Header() {
  const { device } = useServices();
  const settings = useLayoutSettings();
  return (
    <>
      <a css={skip} href="#content">
        {copy.skip}
      </a>
      {settings?.top_belt && (
        <a css={belt} href={settings.top_belt.href}>
          {settings.top_belt.label}
        </a>
      )}
      {device.isMobileLayout ? <MobileHeader /> : <DesktopHeader />}
    </>
  );
}

function DesktopHeader() {
  const settings = useLayoutSettings();
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
          <Logo />
          <div css={tools}>
            {settings && <ExtraMenu gnb={settings.gnb} />}
            <SearchForm keyword={settings?.keywords[0]} />
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

function MobileHeader() {
  const settings = useLayoutSettings();
  return (
    <>
      <div css={tabsRow}>
        <SiteTabs />
      </div>
      <div css={[sticky, mobileTop]}>
        <Logo />
        <SearchForm keyword={settings?.keywords[0]} />
        <Fragment of={cartBadge} props={{}} />
      </div>
      <div css={mobileMenu}>{settings && <MobileMenu gnb={settings.gnb} />}</div>
    </>
  );
}
