import { css } from '@emotion/react';
import { useSite } from '@mall/remote-kit/services';
import { color, fontFamily, media, touchArea } from '@mall/ui/theme';
import { copy } from './copy.ts';

const styles = css(touchArea, {
  position: 'relative',
  flex: 'none',
  color: color.accent,
  fontFamily: fontFamily.display,
  fontSize: 20,
  fontWeight: 800,
  letterSpacing: '-0.02em',
  whiteSpace: 'nowrap',
  [media.lg]: { fontSize: 28 },
});

/** Longest name, in letters, that leaves a phone's search field room for a keyword. */
const longestName = 15;
const long = css({ fontSize: 16, [media.lg]: { fontSize: 28 } });

/** Typographic mark of the site, a link to its home. */
export function Logo() {
  const site = useSite();
  return (
    <a
      css={[styles, site.name.length > longestName && long]}
      href={site.home}
      aria-label={`${site.name} ${copy.bottom.home}`}
    >
      {site.name}
    </a>
  );
}
