import { css } from '@emotion/react';
import type { LayoutSettings } from '@mall/contracts/api/content/content';
import { useServices, useStore } from '@mall/remote-kit/services';
import { IconShape } from '@mall/ui/icon-shape';
import { chevronDown } from '@mall/ui/layout-icons';
import { color, fontSize, media } from '@mall/ui/theme';
import { useRef, useState } from 'react';
import { copy } from '../copy.ts';
import { hasPanelOf } from './menu-links.ts';
import { useLoaded } from './use-loaded.ts';

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
  '&:hover, &[aria-current], li[data-open] &': {
    color: color.accent,
    boxShadow: `inset 0 -2px ${color.accent}`,
  },
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
const loadPanels = () =>
  import(/* webpackChunkName: "menu-panels" */ './menu-panels.tsx').then(({ MenuPanels }) => MenuPanels);
const ignore = () => undefined;

interface MainMenuProps {
  links: readonly LayoutSettings['gnb']['main'][number][];
  categories: LayoutSettings['category'];
}

/**
 * The main menu on desktops (spec 2.6): links, of which some open a panel of categories or brands by hover and by their
 * buttons. Without JavaScript they are links; all that opens comes with the first pointer or focus.
 */
export function MainMenu({ links, categories }: MainMenuProps) {
  const { href } = useStore(useServices().location);
  const list = useRef<HTMLUListElement>(null);
  const pressed = useRef<Element | null>(null);
  const [isWanted, want] = useState(false);
  const Panels = useLoaded(loadPanels, isWanted, ignore);
  const load = () => want(true);
  return (
    <nav aria-label={copy.mainMenu} onPointerEnter={load} onFocus={load}>
      <ul css={row} ref={list}>
        {links.map((link) => (
          <li key={link.label} data-menu={hasPanelOf(link) ? link.label : undefined}>
            <div css={entry}>
              <a css={linkStyles} href={link.href} aria-current={link.href === href ? 'page' : undefined}>
                {link.label}
              </a>
              {hasPanelOf(link) && (
                <button
                  css={toggle}
                  type="button"
                  aria-expanded="false"
                  aria-label={copy.openMenu(link.label)}
                  onClick={(event) => {
                    pressed.current = event.currentTarget;
                  }}
                >
                  <IconShape path={chevronDown} size={14} />
                </button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {Panels && <Panels list={list} pressed={pressed} links={links} categories={categories} />}
    </nav>
  );
}
