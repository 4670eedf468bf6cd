import { css } from '@emotion/react';
import type { Member } from '@mall/contracts/api/people/members';
import { color, fontSize } from '@mall/ui/theme';
import { copy } from './copy.ts';

const list = css({
  display: 'grid',
  gridTemplateColumns: '88px 1fr',
  gap: '10px 12px',
  padding: 16,
  background: color.wash,
  fontSize: fontSize.body,
  '& dt': { color: color.quiet },
  '& dd': { color: color.ink, overflowWrap: 'anywhere' },
});

/** What a member cannot change by themselves: it was proved by an identity check, or names the account. */
export function FixedFacts({ member }: { member: Member }) {
  const facts = [
    ...(member.join_type === 0 ? [[copy.userId, member.user_id] as const] : []),
    [copy.userName, member.user_name] as const,
    ...(member.birthday_date ? [[copy.birthday, member.birthday_date.replaceAll('-', '.')] as const] : []),
  ];
  return (
    <dl css={list}>
      {facts.map(([term, value]) => [<dt key={term}>{term}</dt>, <dd key={`${term} value`}>{value}</dd>])}
    </dl>
  );
}
