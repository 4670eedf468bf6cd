import { css } from '@emotion/react';
import type { OrderForm } from '@mall/contracts/api/orders/orders';
import { Checkbox } from '@mall/ui/controls/checkbox';
import { color, fontSize } from '@mall/ui/theme';
import type { UseFormReturn } from 'react-hook-form';
import { fieldId } from '../form/fields.ts';
import { copy } from './copy.ts';
import type { Terms } from './terms-dialog.tsx';

const layout = css({ display: 'grid', gap: 12, paddingTop: 16, borderTop: `1px solid ${color.line}` });
const list = css({ display: 'grid', color: color.quiet, fontSize: fontSize.note });
const row = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 8 });
const view = css({
  minWidth: 44,
  minHeight: 40,
  textAlign: 'right',
  color: color.quiet,
  fontSize: fontSize.note,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
});
const facts = css({
  display: 'grid',
  gap: 6,
  marginTop: 8,
  padding: 12,
  background: color.wash,
  fontSize: fontSize.small,
  '& > div': { display: 'grid', gridTemplateColumns: '60px 1fr', gap: 8 },
  '& dt': { color: color.ink, fontWeight: 600 },
});

interface Props {
  form: UseFormReturn<OrderForm>;
  isGuest: boolean;
  onView: (terms: Terms) => void;
}

/** What is agreed to by paying; a guest's consent to the use of personal data stands apart, with what it covers. */
export function Agreements({ form: { register, formState }, isGuest, onView }: Props) {
  const { errors } = formState;
  const viewButton = (terms: Terms) => (
    <button
      css={view}
      type="button"
      aria-label={`${copy[terms].title} ${copy.view}`}
      onClick={() => onView(terms)}
    >
      {copy.view}
    </button>
  );
  return (
    <div css={layout}>
      {isGuest && (
        <div>
          <div css={row}>
            <Checkbox
              id={fieldId('is_privacy_agreed')}
              error={errors.is_privacy_agreed?.message}
              quiet
              {...register('is_privacy_agreed')}
            >
              {copy.agreePrivacy}
            </Checkbox>
            {viewButton('privacy')}
          </div>
          <dl css={facts}>
            {copy.privacy.rows.map(([name, text]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      <ul css={list}>
        {(['content', 'terms'] as const).map((terms) => (
          <li key={terms} css={row}>
            {copy[terms].title}
            {viewButton(terms)}
          </li>
        ))}
      </ul>
      <Checkbox id={fieldId('is_agreed')} error={errors.is_agreed?.message} quiet {...register('is_agreed')}>
        {copy.agree}
      </Checkbox>
    </div>
  );
}
