import { css } from '@emotion/react';
import { contentVisibility } from '@mall/ui/layout/content-visibility';
import { color, fontSize, media, page } from '@mall/ui/theme';
import { useLayoutSettings } from '../layout-query.ts';
import { CompanyInfo } from './company-info.tsx';
import { copy } from './copy.ts';

const footer = css({
  background: color.wash,
  color: color.quiet,
  fontSize: fontSize.small,
  lineHeight: 1.7,
  ...contentVisibility('552px'),
});
const inner = css({
  display: 'grid',
  gap: 28,
  maxWidth: page.maxWidth,
  margin: '0 auto',
  padding: '32px 16px 96px',
  [media.lg]: { gridTemplateColumns: '2fr 1fr 1fr', padding: `48px ${page.sidePadding}px 64px` },
});
const heading = css({ marginBottom: 8, fontSize: fontSize.note, fontWeight: 700, color: color.text });
const phone = css({
  color: color.ink,
  fontSize: fontSize.heading,
  fontWeight: 700,
  letterSpacing: '-0.01em',
});
const policies = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  marginBottom: 12,
  color: color.text,
  fontWeight: 600,
});
/** 40 px high on phones, where one touches it. */
const target = css({ display: 'inline-block', padding: '10px 0', [media.lg]: { padding: '4px 0' } });

type Links = readonly { label: string; href: string }[];

function LinkList({ title, links }: { title: string; links: Links }) {
  return (
    <section>
      <h2 css={heading}>{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.label}>
            <a css={target} href={link.href}>
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Company data, customer centre and channels (spec 3.9: footer config). Nothing in it needs a script. */
export function Footer() {
  const config = useLayoutSettings()?.shopDefaultConfig;
  return (
    <footer css={footer}>
      {config && (
        <div css={inner}>
          <div>
            <ul css={policies}>
              {config.policies.map((policy) => (
                <li key={policy.label}>
                  <a css={target} href={policy.href}>
                    {policy.label}
                  </a>
                </li>
              ))}
            </ul>
            <CompanyInfo config={config} />
          </div>
          <section>
            <h2 css={heading}>{copy.notice}</h2>
            <p css={phone} className="tabular">
              {config.customer_center.phone}
            </p>
            <p>{config.customer_center.hours}</p>
          </section>
          <LinkList title={copy.channels} links={[...config.app_links, ...config.social_channels]} />
        </div>
      )}
    </footer>
  );
}
