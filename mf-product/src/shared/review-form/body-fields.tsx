import { css } from '@emotion/react';
import { Checkbox } from '@mall/ui/controls/checkbox';
import { TextField } from '@mall/ui/controls/text-field';
import { color, fontSize } from '@mall/ui/theme';
import { copy } from './copy.ts';
import type { Draft, DraftErrors } from './draft.ts';

const frame = css({ display: 'grid', gap: 12, minWidth: 0 });
const legend = css({
  padding: 0,
  marginBottom: 8,
  color: color.ink,
  fontSize: fontSize.note,
  fontWeight: 500,
});
const row = css({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 8 });
const note = css({ color: color.quiet, fontSize: fontSize.small });

interface Props {
  draft: Draft;
  errors: DraftErrors;
  onChange: (changes: Partial<Draft>) => void;
}

/** Measures of the writer, who may leave them out or keep others from seeing them. */
export function BodyFields({ draft, errors, onChange }: Props) {
  return (
    <fieldset css={frame}>
      <legend css={legend}>{copy.body}</legend>
      <div css={row}>
        <div data-field="height">
          <TextField
            label={copy.height}
            inputMode="numeric"
            maxLength={3}
            value={draft.height}
            error={errors.height}
            onChange={({ target }) => onChange({ height: target.value.trim() })}
          />
        </div>
        <div data-field="weight">
          <TextField
            label={copy.weight}
            inputMode="numeric"
            maxLength={3}
            value={draft.weight}
            error={errors.weight}
            onChange={({ target }) => onChange({ weight: target.value.trim() })}
          />
        </div>
      </div>
      <Checkbox
        checked={draft.isBodyShown}
        onChange={({ target }) => onChange({ isBodyShown: target.checked })}
      >
        {copy.shown}
      </Checkbox>
      <p css={note}>{copy.bodyNote}</p>
    </fieldset>
  );
}
