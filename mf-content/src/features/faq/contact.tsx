import { css } from '@emotion/react';
import { useServices } from '@mall/remote-kit/services';
import { Icon } from '@mall/ui/icon';
import { color, fontSize, media } from '@mall/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { siteSettingsQuery } from '../../shared/queries.ts';
import { copy } from './copy.ts';

const base = css({
  display: 'grid',
  gap: 24,
  marginTop: 48,
  padding: 24,
  border: `1px solid ${color.line}`,
  [media.md]: { gridTemplateColumns: '1fr 1fr', padding: 32 },
});
const heading = css({ fontSize: fontSize.lead, fontWeight: 700 });
const phone = css({
  display: 'inline-block',
  padding: '6px 0',
  color: color.ink,
  fontSize: fontSize.display,
  fontWeight: 800,
  letterSpacing: '-0.01em',
});
const hours = css({ color: color.quiet, fontSize: fontSize.note });
const list = css({ display: 'grid', marginTop: 8 });
const link = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 44,
  color: color.ink,
  borderBottom: `1px solid ${color.line}`,
});

/** The phone of the customer centre, and where shoppers go from here. */
export function Contact({ url }: { url: URL }) {
  const services = useServices();
  const { data } = useQuery(siteSettingsQuery(services, url));
  const center = data?.shopDefaultConfig.customer_center;
  const links = [
    { href: '/board/notice', label: copy.notice },
    { href: '/mypage/orders', label: copy.orders },
    { href: '/store', label: copy.stores },
    { href: '/policy/terms', label: copy.terms },
  ].filter(({ href }) => services.hasPage(href));
  return (
    <section css={base} aria-label={copy.contact}>
      <div>
        <h2 css={heading}>{copy.phone}</h2>
        {center?.phone && (
          <>
            <a css={phone} className="tabular" href={`tel:${center.phone}`}>
              {center.phone}
            </a>
            <p css={hours}>{center.hours}</p>
          </>
        )}
      </div>
      <nav aria-label={copy.links}>
        <h2 css={heading}>{copy.links}</h2>
        <ul css={list}>
          {links.map(({ href, label }) => (
            <li key={href}>
              <a css={link} href={href}>
                {label}
                <Icon name="chevron-right" size={16} />
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  );
}
