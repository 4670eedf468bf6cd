import { css } from '@emotion/react';
import { useServices } from '@mall/remote-kit/services';
import { color, page } from '@mall/ui/theme';
import { AccountLinks } from './account-links.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { copy } from './copy.ts';
import { DrawerHost } from './drawer/drawer-host.tsx';

/** Above the footer, and of one piece with it. */
const base = css({ marginTop: 80, background: color.wash });
const account = css({ padding: `24px ${page.sidePaddingMobile}px 0` });

/** What of the footer is alive: the drawer, and on phones the account's links and the bottom bar. */
export function PageBar() {
  const { device } = useServices();
  return (
    <div css={base}>
      {device.isMobileLayout ? (
        <>
          <nav css={account} aria-label={copy.account}>
            <AccountLinks />
          </nav>
          <BottomBar />
        </>
      ) : (
        <DrawerHost />
      )}
    </div>
  );
}
