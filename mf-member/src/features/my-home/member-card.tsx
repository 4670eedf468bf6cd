import { css } from '@emotion/react';
import { useServices } from '@mall/remote-kit/services';
import { Skeleton } from '@mall/ui/feedback/skeleton';
import { Icon } from '@mall/ui/icon';
import { color, fontFamily, fontSize, media, touchArea } from '@mall/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { GradeProgress } from '../../shared/grade/grade-progress.tsx';
import { Loaded } from '../../shared/loaded.tsx';
import { gradesQuery, useMember } from '../../shared/queries.ts';
import { copy } from './copy.ts';

const card = css({
  display: 'grid',
  gap: 20,
  padding: 20,
  background: color.wash,
  outline: '1px solid transparent',
  [media.lg]: { gridTemplateColumns: '1fr 1fr', alignItems: 'center', gap: 40, padding: '32px 36px' },
});
const who = css({ display: 'grid', gap: 6, justifyItems: 'start' });
const name = css({
  fontFamily: fontFamily.display,
  fontSize: fontSize.heading,
  fontWeight: 700,
  overflowWrap: 'anywhere',
  [media.lg]: { fontSize: fontSize.display },
});
const grade = css({
  padding: '2px 8px',
  border: `1px solid ${color.ink}`,
  color: color.ink,
  fontSize: fontSize.small,
  fontWeight: 700,
  letterSpacing: '0.04em',
});
const links = css({ display: 'flex', gap: 16, marginTop: 2 });
const link = css(touchArea, {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 32,
  color: color.quiet,
  fontSize: fontSize.note,
  [media.hover]: { '&:hover': { color: color.ink } },
});

/** Who is logged in, which grade that is and what is missing to the next one. */
export function MemberCard() {
  const services = useServices();
  const member = useMember();
  const grades = useQuery(gradesQuery(services));
  return (
    <Loaded query={member} skeleton={<Skeleton height={172} />} failed={copy.failedMember}>
      {({ row }) => (
        <div css={card}>
          <div css={who}>
            <span css={grade}>{row.grade_name}</span>
            <p css={name}>{copy.hello(row.user_name)}</p>
            <div css={links}>
              {[
                { href: '/mypage/grade', label: copy.gradeBenefits },
                { href: '/mypage/profile', label: copy.editProfile },
              ].map(({ href, label }) => (
                <a key={href} css={link} href={href}>
                  {label}
                  <Icon name="chevron-right" size={14} />
                </a>
              ))}
            </div>
          </div>
          {grades.data ? <GradeProgress grades={grades.data} /> : grades.isError || <Skeleton height={64} />}
        </div>
      )}
    </Loaded>
  );
}
