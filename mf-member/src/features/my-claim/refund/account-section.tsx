import { AccountFields } from '../../../shared/refund-account/account-fields.tsx';
import type { AccountForm } from '../../../shared/refund-account/use-account-form.ts';
import { body, group, heading, note } from '../claim-styles.ts';
import { copy } from './copy.ts';

/** Where the money of an order goes back to that was paid by transfer. */
export function AccountSection({ form }: { form: AccountForm }) {
  return (
    <section css={group}>
      <h2 css={heading}>{copy.title}</h2>
      <div css={body}>
        <p css={note}>{copy.note}</p>
        <AccountFields form={form} />
      </div>
    </section>
  );
}
