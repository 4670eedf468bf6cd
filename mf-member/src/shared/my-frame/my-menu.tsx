import { css } from '@emotion/react';
import { useServices } from '@mall/remote-kit/services';
import { color, fontSize, media } from '@mall/ui/theme';
import { copy } from './copy.ts';
import { type MyPageKey, myMenu } from './my-menu-items.ts';

const groups = css({ display: 'grid', gap: 28 });
const groupTitle = css({ marginBottom: 6, fontSize: fontSize.body, fontWeight: 700 });
const link = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  borderBottom: `1px solid ${color.line}`,
  color: color.text,
  fontSize: fontSize.body,
  '&[aria-current]': { color: color.ink, fontWeight: 700 },
  [media.hover]: { '&:hover': { color: color.ink, textDecoration: 'underline', textUnderlineOffset: 4 } },
  [media.lg]: { minHeight: 34, borderBottom: 0 },
});

/** The grouped menu of my page with one active link (spec 2.3). */
export function MyMenu({ active }: { active?: MyPageKey | undefined }) {
  const { hasPage } = useServices();
  const shown = myMenu
    .map(({ title, items }) => ({ title, items: items.filter(({ href }) => hasPage(href)) }))
    .filter(({ items }) => items.length > 0);
  return (
    <nav css={groups} aria-label={copy.menu}>
      {shown.map(({ title, items }) => (
        <div key={title}>
          <h2 css={groupTitle}>{title}</h2>
          <ul>
            {items.map(({ key, label, href }) => (
              <li key={key}>
                <a css={link} href={href} aria-current={key === active ? 'page' : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
