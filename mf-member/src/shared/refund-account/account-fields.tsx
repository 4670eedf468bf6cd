import { css } from '@emotion/react';
import { bankSchema } from '@mall/contracts/domain/orders/bank';
import { bankName } from '@mall/contracts/domain/orders/names/bank-name';
import { Select } from '@mall/ui/controls/select';
import { TextField } from '@mall/ui/controls/text-field';
import { VisuallyHidden } from '@mall/ui/layout/visually-hidden';
import { copy } from './copy.ts';
import type { AccountForm } from './use-account-form.ts';

const group = css({ display: 'grid', gap: 16, minWidth: 0 });

/** Bank, number and holder of the account that money goes back to. */
export function AccountFields({ form: { field } }: { form: AccountForm }) {
  const bank = field('bank');
  return (
    <fieldset css={group}>
      <VisuallyHidden>
        <legend>{copy.legend}</legend>
      </VisuallyHidden>
      <Select
        label={copy.bank}
        required
        defaultValue=""
        {...bank}
        // The schema's own words for a bank that is missing are the library's.
        error={bank.error && copy.chooseBank}
      >
        <option value="">{copy.chooseBank}</option>
        {bankSchema.options.map((bank) => (
          <option key={bank} value={bank}>
            {bankName(bank)}
          </option>
        ))}
      </Select>
      <TextField
        label={copy.number}
        required
        inputMode="numeric"
        autoComplete="off"
        maxLength={16}
        hint={copy.numberHint}
        {...field('number')}
      />
      <TextField
        label={copy.holder}
        required
        autoComplete="name"
        maxLength={30}
        hint={copy.holderHint}
        {...field('holder')}
      />
    </fieldset>
  );
}
