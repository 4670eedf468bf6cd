import { css } from '@emotion/react';
import { Button } from '@mall/ui/controls/button';
import { TextField } from '@mall/ui/controls/text-field';
import { type SubmitEvent, useState } from 'react';
import { copy } from './copy.ts';

const form = css({ display: 'grid', maxWidth: 280 });
const send = css({ '& > button': { height: '100%' } });

interface Props {
  initial: string;
  onZipcode: (zipcode: string) => void;
}

/** Asks for a postcode. */
export function ZipcodeForm({ initial, onZipcode }: Props) {
  const [value, setValue] = useState(initial);
  const [isTried, setTried] = useState(false);
  const isRight = /^\d{5}$/.test(value);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (isRight) onZipcode(value);
    else event.currentTarget.querySelector('input')?.focus();
  };
  return (
    <form css={form} noValidate onSubmit={submit}>
      <TextField
        label={copy.zipcode}
        hideLabel
        size="md"
        inputMode="numeric"
        autoFocus
        autoComplete="postal-code"
        maxLength={5}
        placeholder={copy.zipcodePlaceholder}
        value={value}
        onChange={({ target }) => setValue(target.value.replace(/\D/g, ''))}
        {...(isTried && !isRight ? { error: copy.zipcodeWrong } : { hint: copy.zipcodeHint })}
        right={
          <span css={send}>
            <Button type="submit" variant="secondary" size="md">
              {copy.look}
            </Button>
          </span>
        }
      />
    </form>
  );
}
