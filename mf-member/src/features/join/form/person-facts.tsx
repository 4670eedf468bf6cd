import { css } from '@emotion/react';
import type { IdentityResult } from '@mall/contracts/api/people/identity';
import { color, fontSize } from '@mall/ui/theme';
import { heading, panel } from '../join-styles.ts';
import { copy } from './copy.ts';

const list = css({
  display: 'grid',
  gridTemplateColumns: '88px 1fr',
  gap: '8px 12px',
  fontSize: fontSize.body,
  '& dt': { color: color.quiet },
  '& dd': { margin: 0, color: color.ink, overflowWrap: 'anywhere' },
});

/** Who the identity check found: it cannot be typed over, because the server takes these and no others. */
export function PersonFacts({ person }: { person: IdentityResult }) {
  const { user_name, phone, birthday_date, gender } = person;
  const rows = [
    [copy.userName, user_name],
    [copy.phone, phone.replace(/^(\d{3})(\d{4})(\d{4})$/, '$1-$2-$3')],
    [copy.birthday, birthday_date.replaceAll('-', '.')],
    [copy.gender, copy.genders[gender]],
  ];
  return (
    <section>
      <h2 css={heading}>{copy.person}</h2>
      <dl css={[panel, list]}>
        {rows.map(([name, value]) => [<dt key={`${name} name`}>{name}</dt>, <dd key={name}>{value}</dd>])}
      </dl>
    </section>
  );
}
