import { css } from '@emotion/react';
import { familySites } from '@mall/contracts/domain/family-site';
import { useSite } from '@mall/remote-kit/services';
import { color, fontSize, media } from '@mall/ui/theme';
import { copy } from './copy.ts';

const list = css({
  display: 'flex',
  gap: 20,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  padding: '0 16px',
  [media.lg]: { gap: 24, padding: 0, overflowX: 'visible' },
});
const link = css({
  display: 'block',
  padding: '10px 0',
  color: color.quiet,
  fontSize: fontSize.note,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  '&[aria-current]': { color: color.accent, boxShadow: `inset 0 -2px ${color.accent}` },
  [media.lg]: { fontSize: fontSize.small, padding: '9px 0' },
});

/** The family's sites, the current one marked. */
export function SiteTabs() {
  const current = useSite();
  return (
    <nav aria-label={copy.siteMenu}>
      <ul css={list}>
        {familySites.map((site) => (
          <li key={site.code}>
            <a css={link} href={site.home} aria-current={site.code === current.code ? 'true' : undefined}>
              {site.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
