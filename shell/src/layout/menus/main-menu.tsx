import { css } from '@emotion/react';
import type { LayoutSettings } from '@mall/contracts/api/content/content';
import { useServices, useStore } from '@mall/remote-kit/services';
import { Icon } from '@mall/ui/icon';
import { color, fontSize, layer, media, page } from '@mall/ui/theme';
import { type PointerEvent, useId } from 'react';
import { copy } from '../copy.ts';
import { onMenuKey } from './menu-keys.ts';
import { hasPanelOf } from './menu-links.ts';
import { useLoaded } from './use-loaded.ts';
import { type OpenMenu, useOpenMenu } from './use-open-menu.ts';

type MenuLink = LayoutSettings['gnb']['main'][number];

const row = css({
  display: 'flex',
  gap: 14,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  [media.lg]: { gap: 10, overflowX: 'visible' },
  [media.xl]: { gap: 18 },
});
const entry = css({ display: 'flex', alignItems: 'center', height: '100%' });
const linkStyles = css({
  display: 'block',
  padding: '14px 0',
  color: color.ink,
  fontSize: fontSize.lead,
  fontWeight: 700,
  whiteSpace: 'nowrap',
  '&:hover, &[aria-current], &[data-open]': {
    color: color.accent,
    boxShadow: `inset 0 -2px ${color.accent}`,
  },
  // Forced colours draw no shadow.
  '@media (forced-colors: active)': { '&[aria-current]': { textDecoration: 'underline' } },
});
const toggle = css({
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 40,
  color: color.quiet,
  '&[aria-expanded=true] svg': { transform: 'rotate(180deg)' },
  '&:hover': { color: color.ink },
});
const panelStyles = css({
  position: 'absolute',
  insetInline: 0,
  top: '100%',
  zIndex: layer.header,
  borderTop: `1px solid ${color.line}`,
  borderBottom: `1px solid ${color.line}`,
  background: color.ground,
  boxShadow: '0 12px 24px rgb(0 0 0 / 8%)',
});
const panelInner = css({
  maxWidth: page.maxWidth,
  maxHeight: 'min(560px, calc(100dvh - 220px))',
  margin: '0 auto',
  padding: `24px ${page.sidePadding}px 32px`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

const loadPanel = () =>
  import(/* webpackChunkName: "menu-panel" */ './menu-panel.tsx').then(({ MenuPanel }) => MenuPanel);
const preload = () => void loadPanel().catch(() => undefined);

interface MainMenuProps {
  links: readonly MenuLink[];
  categories: LayoutSettings['category'];
}

/**
 * The main menu on desktops (spec 2.6): links, of which some open a panel of categories or brands by hover and by their
 * buttons. Without JavaScript they are links; the panel's code comes with the first pointer or focus.
 */
export function MainMenu({ links, categories }: MainMenuProps) {
  const menu = useOpenMenu();
  return (
    <nav aria-label={copy.mainMenu} onPointerEnter={preload} onFocus={preload}>
      <ul css={row}>
        {links.map((link) => (
          <Entry key={link.label} link={link} categories={categories} menu={menu} />
        ))}
      </ul>
    </nav>
  );
}

interface EntryProps {
  link: MenuLink;
  categories: LayoutSettings['category'];
  menu: OpenMenu;
}

function Entry({ link, categories, menu }: EntryProps) {
  const { href } = useStore(useServices().location);
  const id = useId();
  const hasPanel = hasPanelOf(link);
  const isOpen = menu.open === link.label;
  const Panel = useLoaded(loadPanel, isOpen, menu.close);
  const byMouse = (label: string | null) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') menu.pointAt(label);
  };
  return (
    <li
      onPointerEnter={byMouse(hasPanel ? link.label : null)}
      onPointerLeave={byMouse(null)}
      onKeyDown={(event) => onMenuKey(event, { label: link.label, hasPanel }, menu)}
      onBlur={(event) => {
        if (isOpen && event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) menu.close();
      }}
    >
      <div css={entry}>
        <a
          css={linkStyles}
          href={link.href}
          aria-current={link.href === href ? 'page' : undefined}
          data-open={isOpen || undefined}
        >
          {link.label}
        </a>
        {hasPanel && (
          <button
            css={toggle}
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={copy.openMenu(link.label)}
            onClick={() => menu.toggle(link.label)}
          >
            <Icon name="chevron-down" size={14} />
          </button>
        )}
      </div>
      {isOpen && (
        <div css={panelStyles} id={id} data-panel>
          <div css={panelInner}>{Panel && <Panel link={link} categories={categories} />}</div>
        </div>
      )}
    </li>
  );
}
