import { css } from '@emotion/react';
import { familySites } from '@mall/contracts/domain/family-site';
import { afterPaint } from '@mall/remote-kit/after-paint';
import { useSite } from '@mall/remote-kit/services';
import { color, fontSize, media, touchArea, touchSide } from '@mall/ui/theme';
import { useEffect, useRef } from 'react';
import { copy } from './copy.ts';

const list = css({
  display: 'flex',
  gap: 20,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  padding: '0 16px',
  [media.lg]: { gap: 24, padding: 0 },
});
const link = css(touchArea, {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: 40,
  color: color.quiet,
  fontSize: fontSize.note,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  '&:focus-visible': { outlineOffset: -2 },
  '&[aria-current]': { color: color.accent, boxShadow: `inset 0 -2px ${color.accent}` },
  [media.lg]: { fontSize: fontSize.small, minHeight: 36, [media.touch]: { minHeight: touchSide } },
});

/** The family's sites, the current one marked. */
export function SiteTabs() {
  const current = useSite();
  const tabs = useCurrentInView(current.code);
  return (
    <nav aria-label={copy.siteMenu}>
      <ul css={list} ref={tabs}>
        {familySites.map((site) => (
          <li key={site.code} data-site={site.code}>
            <a css={link} href={site.home} aria-current={site.code === current.code ? 'true' : undefined}>
              {site.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Where the tabs are wider than the screen, the current one is not left outside. */
function useCurrentInView(code: string) {
  const tabs = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // Measured before a paint, the whole page would be laid out once more.
    afterPaint(() => {
      const list = tabs.current;
      const tab = list?.querySelector<HTMLElement>(`[data-site="${code}"]`);
      if (list && tab) list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
    });
  }, [code]);
  return tabs;
}
