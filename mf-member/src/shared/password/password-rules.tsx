import { css } from '@emotion/react';
import { type PasswordCheck, passwordChecks } from '@mall/contracts/domain/people/password-rule';
import { Icon } from '@mall/ui/icon';
import { visuallyHidden } from '@mall/ui/layout/visually-hidden';
import { color, fontSize } from '@mall/ui/theme';
import { copy } from './copy.ts';

const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 12px',
  marginTop: -8,
  fontSize: fontSize.small,
});
const item = css({ display: 'inline-flex', alignItems: 'center', gap: 2, color: color.quiet });
const metItem = css({ color: color.success, fontWeight: 500 });
/** Not met yet: a ring where the check will be, so that colour alone says nothing. */
const dot = css({
  width: 6,
  height: 6,
  margin: 4,
  border: `1px solid ${color.control}`,
  borderRadius: '50%',
});
const order: readonly PasswordCheck[] = [
  'hasLength',
  'hasMix',
  'hasNoSpace',
  'hasNoSequence',
  'hasNoRepeat',
  'isAllowed',
];

/** The rules of a new password, each marked as soon as it is met (spec 5.3). */
export function PasswordRules({ password }: { password: string }) {
  const checks = passwordChecks(password);
  return (
    <ul css={list} aria-label={copy.rules}>
      {order.map((name) => {
        const isMet = password !== '' && checks[name];
        return (
          <li key={name} css={[item, isMet && metItem]}>
            {isMet ? <Icon name="check" size={14} /> : <span css={dot} aria-hidden />}
            {copy.rule[name]}
            <span css={visuallyHidden}>{isMet ? copy.met : copy.open}</span>
          </li>
        );
      })}
    </ul>
  );
}
