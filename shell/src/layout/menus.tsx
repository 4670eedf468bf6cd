import { css } from '@emotion/react';
import type { LayoutSettings } from '@mall/contracts/api/content/content';
import { useServices, useStore } from '@mall/remote-kit/services';
import { color, fontSize, media } from '@mall/ui/theme';
import { copy } from './copy.ts';

const row = css({
  display: 'flex',
  gap: 20,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  [media.lg]: { gap: 28, overflowX: 'visible' },
});
const main = css({
  display: 'block',
  padding: '12px 0',
  color: color.ink,
  fontSize: 15,
  fontWeight: 700,
  whiteSpace: 'nowrap',
  '&:hover, &[aria-current]': { color: color.accent, boxShadow: `inset 0 -2px ${color.accent}` },
  [media.lg]: { fontSize: fontSize.lead, padding: '14px 0' },
});
const side = css({
  display: 'block',
  padding: '14px 0',
  color: color.text,
  fontSize: fontSize.body,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  '&:hover': { color: color.accent },
});

interface MenuProps {
  label: string;
  links: LayoutSettings['gnb']['main'];
  isMain?: boolean;
}

function Menu({ label, links, isMain = false }: MenuProps) {
  const { location, hasPage } = useServices();
  const { href } = useStore(location);
  const present = links.filter((link) => hasPage(link.href));
  if (present.length === 0) return null;
  return (
    <nav aria-label={label}>
      <ul css={row}>
        {present.map((link) => (
          <li key={link.label}>
            <a
              css={isMain ? main : side}
              href={link.href}
              aria-current={link.href === href ? 'page' : undefined}
            >
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Main, benefit and extra menus of the site (spec 2.6); the mobile header shows the main one only. */
export function Menus({ gnb, isMobile }: { gnb: LayoutSettings['gnb']; isMobile: boolean }) {
  if (isMobile) return <Menu label={copy.mainMenu} links={gnb.main} isMain />;
  return (
    <>
      <Menu label={copy.mainMenu} links={gnb.main} isMain />
      <Menu label={copy.benefitMenu} links={gnb.right} />
      <Menu label={copy.extraMenu} links={gnb.extra} />
    </>
  );
}
