import { css } from '@emotion/react';
import { Section } from '@mall/ui/layout/section';
import { color, fontSize, media } from '@mall/ui/theme';
import { useMember } from '../../shared/queries.ts';
import { BasicSection } from './basic-section.tsx';
import { ConsentSection } from './consent-section.tsx';
import { copy } from './copy.ts';
import { PasswordSection } from './password-section.tsx';
import { SocialSection } from './social-section.tsx';

const stack = css({ display: 'grid', gap: 56, marginInline: -16, [media.md]: { marginInline: 0 } });
const links = css({
  display: 'flex',
  gap: 24,
  paddingInline: 16,
  color: color.quiet,
  fontSize: fontSize.note,
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    textDecoration: 'underline',
    textUnderlineOffset: 3,
  },
  [media.md]: { paddingInline: 0 },
});

/** All that a confirmed member can change of themselves. */
export function ProfileSections() {
  const member = useMember().data?.row;
  if (!member) return null;
  return (
    <div css={stack}>
      <Section title={copy.basic} inset>
        <BasicSection member={member} />
      </Section>
      {member.has_password !== false && (
        <Section title={copy.password.title} inset>
          <PasswordSection member={member} />
        </Section>
      )}
      <Section title={copy.social.title} inset>
        <SocialSection member={member} />
      </Section>
      <Section title={copy.consents.title} inset>
        <ConsentSection member={member} />
      </Section>
      <nav css={links} aria-label={copy.more}>
        <a href="/mypage/export">{copy.export}</a>
        <a href="/mypage/leave">{copy.leave}</a>
      </nav>
    </div>
  );
}
