import { css } from '@emotion/react';
import { type ComponentProps, useId } from 'react';
import { controlStyles, Field, type FieldText, fieldAria } from './field.tsx';

export interface TextAreaProps extends FieldText, ComponentProps<'textarea'> {}

/** 150 px (spec 9), taller when the browser can grow it with its text. */
const styles = css({
  minHeight: 150,
  maxHeight: 400,
  paddingBlock: 12,
  lineHeight: 1.5,
  resize: 'vertical',
  fieldSizing: 'content',
});

/** Several lines of text. */
export function TextArea({ label, hideLabel, error, hint, id: givenId, ...textarea }: TextAreaProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <Field id={id} label={label} hideLabel={hideLabel} required={textarea.required} error={error} hint={hint}>
      <textarea css={[controlStyles, styles]} {...textarea} {...fieldAria(id, { error, hint })} />
    </Field>
  );
}
