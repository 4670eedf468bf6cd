import { css } from '@emotion/react';
import type { OrderForm } from '@mall/contracts/api/orders/orders';
import { Icon } from '@mall/ui/icon';
import { visuallyHidden } from '@mall/ui/layout/visually-hidden';
import { color, fontSize, media, touchSide } from '@mall/ui/theme';
import type { MouseEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { copy } from './copy.ts';
import { fieldId, fieldsInOrder, type OrderField } from './fields.ts';

const box = css({
  display: 'grid',
  gap: 8,
  marginTop: 16,
  padding: 16,
  border: `1px solid ${color.sale}`,
  background: color.ground,
});
const title = css({ display: 'flex', alignItems: 'center', gap: 8, color: color.sale, fontWeight: 700 });
const list = css({ display: 'flex', flexWrap: 'wrap', gap: '0 16px' });
const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 32,
  [media.touch]: { minHeight: touchSide },
  color: color.ink,
  fontSize: fontSize.note,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
});

interface Props {
  form: UseFormReturn<OrderForm>;
  /** What was wrong at the last try to pay, which is announced; fields that are mended since say nothing. */
  faulty: readonly OrderField[];
  /** Who orders receives it: what is wrong stands at the orderer. */
  isReceiverHidden: boolean;
}

/**
 * What the form still needs, with ways to it. It is said once for each try to pay; the first field has the focus by
 * then, and the others do not speak for themselves.
 */
export function ErrorSummary({ form, faulty, isReceiverHidden }: Props) {
  const { errors, submitCount } = form.formState;
  const isShown = (name: keyof OrderForm) =>
    !(isReceiverHidden && (name === 'receiver_name' || name === 'receiver_phone'));
  const names = fieldsInOrder.filter((name) => errors[name] && isShown(name));
  const said = faulty.filter(isShown).map((name) => copy.fields[name]);
  const focus = (event: MouseEvent, name: keyof OrderForm) => {
    event.preventDefault();
    document.getElementById(fieldId(name))?.focus();
  };
  return (
    <>
      <p css={visuallyHidden} role="alert">
        {said.length > 0 && copy.announced(said.length, said.join(', '))}
      </p>
      {submitCount > 0 && names.length > 0 && (
        <section css={box} aria-label={copy.errors(names.length)}>
          <h2 css={title}>
            <Icon name="alert" size={18} />
            {copy.errors(names.length)}
          </h2>
          <ul css={list}>
            {names.map((name) => (
              <li key={name}>
                <a css={link} href={`#${fieldId(name)}`} onClick={(event) => focus(event, name)}>
                  {copy.fields[name]}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
