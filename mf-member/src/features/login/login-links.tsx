import { css } from '@emotion/react';
import { useServices } from '@mall/remote-kit/services';
import { color, fontSize, media } from '@mall/ui/theme';
import { copy } from './copy.ts';

const list = css({
  display: 'flex',
  justifyContent: 'center',
  marginTop: 12,
  color: color.text,
  fontSize: fontSize.note,
  '& li + li::before': {
    content: '""',
    display: 'inline-block',
    width: 1,
    height: 12,
    background: color.line,
    verticalAlign: -1,
  },
});
const link = css({
  display: 'inline-block',
  padding: '12px 14px',
  [media.hover]: { '&:hover': { color: color.ink } },
});

const links = [
  { href: '/member/find?find=id', label: copy.findId },
  { href: '/member/find?find=password', label: copy.resetPassword },
  { href: '/member/join/intro', label: copy.join },
];

export function LoginLinks() {
  return (
    <nav aria-label={copy.links}>
      <ul css={list}>
        {links.map(({ href, label }) => (
          <li key={href}>
            <a css={link} href={href}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const guest = css({ marginTop: 24, fontSize: fontSize.note, textAlign: 'center' });
const guestLink = css({
  padding: 12,
  color: color.quiet,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
});

/** Where a guest finds an order. */
export function GuestOrderLink() {
  const { hasPage } = useServices();
  const href = '/guest/order';
  if (!hasPage(href)) return null;
  return (
    <p css={guest}>
      <a css={guestLink} href={href}>
        {copy.guestOrders}
      </a>
    </p>
  );
}
