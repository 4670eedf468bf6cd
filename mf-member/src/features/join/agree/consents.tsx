import { css } from '@emotion/react';
import { lazyPart } from '@mall/remote-kit/lazy-part';
import { Checkbox } from '@mall/ui/controls/checkbox';
import { color, fontSize } from '@mall/ui/theme';
import { type Ref, Suspense, useId, useState } from 'react';
import { copy } from './copy.ts';

const TermsDialog = lazyPart(() =>
  import(/* webpackChunkName: "terms" */ '../../../shared/terms/terms-dialog.tsx').then(
    (module) => module.TermsDialog,
  ),
);

export type Consent = 'age' | 'terms' | 'privacy' | 'sms' | 'email';
export type Consents = Record<Consent, boolean>;

/** Required to join. */
export const requiredConsents: readonly Consent[] = ['age', 'terms', 'privacy'];
const rows: readonly { name: Consent; document?: 'terms' | 'privacy' }[] = [
  { name: 'age' },
  { name: 'terms', document: 'terms' },
  { name: 'privacy', document: 'privacy' },
  { name: 'sms' },
  { name: 'email' },
];

const frame = css({ border: `1px solid ${color.line}` });
const all = css({ padding: '14px 16px', borderBottom: `1px solid ${color.line}`, fontWeight: 600 });
const list = css({ padding: '8px 16px' });
const row = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 12,
  minHeight: 44,
});
const view = css({
  flex: 'none',
  padding: '10px 0 10px 8px',
  color: color.quiet,
  fontSize: fontSize.small,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
});
const mark = css({ color: color.quiet });
const errorStyles = css({ marginTop: 8, color: color.sale, fontSize: fontSize.small });

interface Props {
  value: Consents;
  onChange: (value: Consents) => void;
  error?: string | undefined;
  ref?: Ref<HTMLFieldSetElement>;
}

/** What one consents to, each by itself and all at once. */
export function ConsentFields({ value, onChange, error, ref }: Props) {
  const errorId = useId();
  const [open, setOpen] = useState<'terms' | 'privacy' | null>(null);
  const isAll = rows.every(({ name }) => value[name]);
  const setAll = (isOn: boolean) =>
    onChange({ age: isOn, terms: isOn, privacy: isOn, sms: isOn, email: isOn });
  return (
    <fieldset ref={ref} aria-describedby={error ? errorId : undefined} aria-label={copy.title}>
      <div css={frame}>
        <div css={all}>
          <Checkbox size={24} checked={isAll} onChange={({ target }) => setAll(target.checked)}>
            {copy.all}
          </Checkbox>
        </div>
        <ul css={list}>
          {rows.map(({ name, document }) => (
            <li key={name} css={row}>
              <Checkbox
                name={name}
                checked={value[name]}
                onChange={({ target }) => onChange({ ...value, [name]: target.checked })}
                aria-invalid={error && requiredConsents.includes(name) && !value[name] ? true : undefined}
              >
                <span>
                  <span css={mark}>{requiredConsents.includes(name) ? copy.required : copy.optional}</span>{' '}
                  {copy[name]}
                </span>
              </Checkbox>
              {document && (
                <button
                  css={view}
                  type="button"
                  aria-label={copy.view(copy[name])}
                  onClick={() => setOpen(document)}
                >
                  {copy.viewShort}
                </button>
              )}
            </li>
          ))}
        </ul>
      </div>
      <p css={error ? errorStyles : undefined} id={errorId} aria-live="polite">
        {error}
      </p>
      {open && (
        <Suspense>
          <TermsDialog code={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </fieldset>
  );
}
