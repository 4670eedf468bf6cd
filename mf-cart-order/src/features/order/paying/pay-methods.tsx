import { css } from '@emotion/react';
import type { Checkout, OrderForm } from '@mall/contracts/api/orders/orders';
import { formatDayAndTime } from '@mall/contracts/domain/korean-time';
import { payMethodLabels } from '@mall/contracts/domain/orders/pay-method-labels';
import { OptionChips } from '@mall/ui/controls/option-chip';
import { color, fontSize } from '@mall/ui/theme';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { FormGroup } from '../form/form-group.tsx';
import { copy } from './copy.ts';
import { payGroups } from './pay-groups.ts';

const layout = css({ display: 'grid', gap: 20 });
const note = css({ display: 'grid', gap: 4, padding: 12, background: color.wash, fontSize: fontSize.note });
const strong = css({ color: color.ink, fontWeight: 600 });

/** Ways to pay, grouped; a deposit says until when. */
export function PayMethods({ form, checkout }: { form: UseFormReturn<OrderForm>; checkout: Checkout }) {
  const { register, control } = form;
  const chosen = useWatch({ control, name: 'pay_method' });
  const { pay_methods, deposit_due_at } = checkout;
  if (pay_methods.length === 1 && pay_methods[0] === 'POINT')
    return (
      <FormGroup heading={copy.payment}>
        <p css={note}>{copy.nothingToPay}</p>
      </FormGroup>
    );
  return (
    <FormGroup heading={copy.payment}>
      <div css={layout}>
        {payGroups(pay_methods).map(({ group, methods }) => (
          <OptionChips
            key={group}
            legend={copy.groups[group]}
            defaultValue={chosen}
            options={methods.map((method) => ({ value: method, label: payMethodLabels[method] }))}
            {...register('pay_method')}
          />
        ))}
        {chosen === 'DEPOSIT' && deposit_due_at && (
          <p css={note} role="status">
            <span css={strong}>{copy.deposit(formatDayAndTime(deposit_due_at))}</span>
            <span>{copy.depositNote}</span>
          </p>
        )}
      </div>
    </FormGroup>
  );
}
