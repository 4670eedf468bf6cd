import { css } from '@emotion/react';
import type { LayoutSettings } from '@mall/contracts/api/content/content';
import { useServices, useStore } from '@mall/remote-kit/services';
import { color, fontSize, media } from '@mall/ui/theme';
import { copy } from '../copy.ts';
import { MainMenu } from './main-menu.tsx';

const row = css({ display: 'flex', gap: 20, overflowX: 'auto', scrollbarWidth: 'none' });
/** The drawer has them where there is no room. */
const wide = css({ display: 'none', [media.lg]: { display: 'block' } });
const sideLink = css({
  display: 'block',
  padding: '14px 0',
  color: color.text,
  fontSize: fontSize.body,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  '&:hover, &[aria-current]': { color: color.accent },
  '&[aria-current]': { textDecoration: 'underline', textUnderlineOffset: 4 },
});
type Links = LayoutSettings['gnb']['right'];

/** Links of which each has a page in this release. */
function usePresent<T extends { href: string }>(links: readonly T[]): T[] {
  const { hasPage } = useServices();
  return links.filter((link) => hasPage(link.href));
}

interface PlainMenuProps {
  label: string;
  links: Links;
}

function PlainMenu({ label, links }: PlainMenuProps) {
  const { href } = useStore(useServices().location);
  const present = usePresent(links);
  if (present.length === 0) return null;
  return (
    <nav aria-label={label}>
      <ul css={row}>
        {present.map((link) => (
          <li key={link.label}>
            <a css={sideLink} href={link.href} aria-current={link.href === href ? 'page' : undefined}>
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The main menu and that of offers (spec 2.6). */
export function DesktopMenus({ gnb, category }: Pick<LayoutSettings, 'gnb' | 'category'>) {
  const main = usePresent(gnb.main);
  return (
    <>
      <MainMenu links={main} categories={category} />
      <div css={wide}>
        <PlainMenu label={copy.benefitMenu} links={gnb.right} />
      </div>
    </>
  );
}

/** Reviews, events, magazine and other places to go (spec 2.6). */
export function ExtraMenu({ gnb }: Pick<LayoutSettings, 'gnb'>) {
  return <PlainMenu label={copy.extraMenu} links={gnb.extra} />;
}

/** On phones the main menu only; the drawer has the others. */
export function MobileMenu({ gnb }: Pick<LayoutSettings, 'gnb'>) {
  return <PlainMenu label={copy.mainMenu} links={gnb.main} />;
}
