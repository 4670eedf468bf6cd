import { css, type SerializedStyles } from '@emotion/react';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../layout/visually-hidden.tsx';
import { color, fontSize, motion, radius } from '../theme.ts';

/** What every form field says about itself. */
export interface FieldText {
  label: string;
  /** Keeps the label for assistive technology only. */
  hideLabel?: boolean | undefined;
  /** What is wrong, in words; shown under the field and announced. */
  error?: string | undefined;
  /** What helps to fill it in. */
  hint?: string | undefined;
  /** Says its error only to a screen reader that is in the field: the form has a summary that is announced. */
  quiet?: boolean | undefined;
}

export interface FieldProps extends FieldText {
  /** Id of the control. */
  id: string;
  required?: boolean | undefined;
  children: ReactNode;
}

const labelStyles = css({
  display: 'block',
  marginBottom: 6,
  color: color.ink,
  fontSize: fontSize.note,
  fontWeight: 500,
});
const star = css({ marginLeft: 2, color: color.sale });
const hintStyles = css({ marginTop: 6, color: color.quiet, fontSize: fontSize.small });
const errorStyles = css({ '&:not(:empty)': { marginTop: 6, color: color.sale, fontSize: fontSize.small } });

/** Look of a control's box; 16 px text keeps phones from zooming in. */
export const controlStyles: SerializedStyles = css({
  display: 'block',
  width: '100%',
  paddingInline: 14,
  border: `1px solid ${color.control}`,
  borderRadius: radius,
  background: color.ground,
  color: color.ink,
  fontSize: fontSize.lead,
  transition: `border-color ${motion.fast}`,
  appearance: 'none',
  '&::placeholder': { color: color.quiet, opacity: 1 },
  '&:focus-visible': { borderColor: color.ink, outline: `1px solid ${color.ink}`, outlineOffset: 0 },
  '&[aria-invalid="true"]': { borderColor: color.sale },
  '&[aria-invalid="true"]:focus-visible': { outlineColor: color.sale },
  '&:disabled': { borderColor: color.line, background: color.wash, color: color.quiet, opacity: 1 },
  '&:read-only:not(select, :disabled)': { borderColor: color.line, background: color.wash },
  '@media (min-width: 1024px)': { fontSize: fontSize.body },
});

type Texts = Pick<FieldText, 'error' | 'hint'>;

/** What is wrong may be put in the hint's own words, which then stand once. */
const hasHint = ({ error, hint }: Texts): boolean => Boolean(hint) && hint !== error;

/** Attributes that tie a control to the texts of its {@link Field}. */
export function fieldAria(id: string, texts: Texts) {
  const { error } = texts;
  const describedBy = [error && `${id}-error`, hasHint(texts) && `${id}-hint`].filter(Boolean).join(' ');
  return { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy || undefined };
}

/** Label above a control, error and hint under it. */
export function Field({ id, label, hideLabel, required, error, hint, quiet, children }: FieldProps) {
  return (
    <div>
      <label css={hideLabel ? visuallyHidden : labelStyles} htmlFor={id}>
        {label}
        {required && (
          <span css={star} aria-hidden>
            *
          </span>
        )}
      </label>
      {children}
      <p css={errorStyles} id={`${id}-error`} aria-live={quiet ? undefined : 'polite'}>
        {error}
      </p>
      {hasHint({ error, hint }) && (
        <p css={hintStyles} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
