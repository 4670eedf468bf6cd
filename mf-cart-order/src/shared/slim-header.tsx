import { css } from '@emotion/react';
import { useSite } from '@mall/remote-kit/services';
import { color, fontFamily, fontSize, media, page, touchArea } from '@mall/ui/theme';
import { copy } from './copy.ts';
import { pageWidth } from './layout.ts';

const band = css({ borderBottom: `1px solid ${color.line}`, background: color.ground });
const bar = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  height: 52,
  maxWidth: pageWidth,
  margin: '0 auto',
  padding: `0 ${page.sidePaddingMobile}px`,
  [media.lg]: { height: 80, padding: `0 ${page.sidePadding}px` },
});
const logo = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  color: color.accent,
  fontFamily: fontFamily.display,
  fontSize: 18,
  fontWeight: 800,
  letterSpacing: '-0.02em',
  whiteSpace: 'nowrap',
  [media.lg]: { fontSize: 26 },
});
const list = css({
  display: 'flex',
  gap: 8,
  fontSize: fontSize.small,
  [media.lg]: { fontSize: fontSize.body },
});
const step = css({
  display: 'flex',
  gap: 8,
  color: color.quiet,
  whiteSpace: 'nowrap',
  '& > a': { position: 'relative', ...touchArea },
  '&[aria-current]': { color: color.ink, fontWeight: 700 },
  '& + &::before': { content: '"›"', color: color.quiet, fontWeight: 400 },
});
const steps = [copy.steps.cart, copy.steps.order, copy.steps.done];

/** All that a page of buying has above it: the way home, and how far it is. */
export function SlimHeader({ current }: { current: keyof typeof copy.steps }) {
  const site = useSite();
  return (
    <header css={band}>
      <div css={bar}>
        <a css={logo} href={site.home} aria-label={copy.homeOf(site.name)}>
          {site.name}
        </a>
        <ol css={list} aria-label={copy.stepsLabel}>
          {steps.map((label) => (
            <li key={label} css={step} aria-current={label === copy.steps[current] ? 'step' : undefined}>
              {label === copy.steps.cart ? <a href="/cart">{label}</a> : label}
            </li>
          ))}
        </ol>
      </div>
    </header>
  );
}
