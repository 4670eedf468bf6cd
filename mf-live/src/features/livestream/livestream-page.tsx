import { css } from '@emotion/react';
import type { PageProps } from '@mall/remote-kit/define-remote';
import { useServices } from '@mall/remote-kit/services';
import { pageParam } from '@mall/remote-kit/url-params';
import { color, fontFamily, fontSize, media, page as pageMeasures } from '@mall/ui/theme';
import { Campaigns } from './campaigns.tsx';
import { copy } from './copy.ts';
import { ShortForms } from './short-forms.tsx';

const frame = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 56,
  maxWidth: pageMeasures.maxWidth,
  marginInline: 'auto',
  padding: '24px 0 64px',
  [media.md]: { paddingInline: 24 },
  [media.lg]: { gap: 96, padding: '40px 32px 120px' },
  [media.xl]: { paddingInline: pageMeasures.sidePadding },
});
const head = css({ paddingInline: 16, [media.md]: { paddingInline: 0 } });
const title = css({
  fontFamily: fontFamily.display,
  fontSize: fontSize.heading,
  fontWeight: 700,
  letterSpacing: '-0.02em',
  [media.lg]: { fontSize: 32 },
});
const lead = css({ marginTop: 4, color: color.quiet, fontSize: fontSize.body });
const first = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  [media.lg]: { gap: 28 },
});

/** Live streams on air and coming, and short forms (spec 2.1, 7.6). */
export function Page({ url }: PageProps) {
  const services = useServices();
  return (
    <div css={frame}>
      <div css={first}>
        <header css={head}>
          <h1 css={title}>{copy.title}</h1>
          <p css={lead}>{copy.lead}</p>
        </header>
        <Campaigns services={services} />
      </div>
      <ShortForms services={services} page={pageParam(url)} />
    </div>
  );
}
