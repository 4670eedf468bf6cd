import { css } from '@emotion/react';
import { zodResolver } from '@hookform/resolvers/zod';
import {
  type Checkout,
  type OrderForm,
  orderFormSchema,
  orderPurchase,
} from '@mall/contracts/api/orders/orders';
import { isApiError } from '@mall/contracts/client/api-error';
import { formatWon } from '@mall/contracts/domain/money';
import { payMethodLabels } from '@mall/contracts/domain/orders/pay-method';
import { useServices } from '@mall/remote-kit/services';
import { ActionBar } from '@mall/ui/controls/action-bar';
import { Button } from '@mall/ui/controls/button';
import { Checkbox } from '@mall/ui/controls/checkbox';
import { OptionChips } from '@mall/ui/controls/option-chip';
import { EmptyState } from '@mall/ui/feedback/empty-state';
import { ErrorState } from '@mall/ui/feedback/error-state';
import { Skeleton } from '@mall/ui/feedback/skeleton';
import { AmountRows } from '@mall/ui/layout/amount-rows';
import { color } from '@mall/ui/theme';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { amountRowsOf } from '../../shared/amount-rows-of.ts';
import { pageTitle, panelTitle, summaryPanel, twoColumns } from '../../shared/layout.ts';
import { LineSummary } from '../../shared/line-summary.tsx';
import { clearOrderComplete, isOrderComplete } from '../../shared/order-complete-cookie.ts';
import { readOrderDraft } from '../../shared/order-draft.ts';
import { copy } from './copy.ts';
import { usePlaceOrder } from './mutations.ts';
import { FormGroup, OrdererFields, ReceiverFields } from './order-form.tsx';
import { useCheckout } from './use-checkout.ts';
import { useMemberDefaults } from './use-member-defaults.ts';

const sections = css({ '& > section + section': { borderTop: `1px solid ${color.line}` } });
const lineList = css({ display: 'grid', gap: 20 });

/** Order page (spec 2.1, 4.13): for members and, with a remembered order, for guests. */
export function Page() {
  const { data, error, refetch } = useCheckout();
  const isNone = isApiError(error, orderPurchase, 'NO_TEMPORARY_ORDER');
  useOrderCompleteCookie({ isShown: data !== undefined, isNone });
  if (data) return <CheckoutForm key={data.temporary_id} checkout={data} refresh={refetch} />;
  if (isNone) {
    return (
      <EmptyState
        title={copy.none}
        description={copy.noneDescription}
        icon="bag"
        action={<Button href="/cart">{copy.toCart}</Button>}
      />
    );
  }
  if (error)
    return (
      <ErrorState
        title={copy.failed}
        description={isApiError(error) ? error.message : undefined}
        onRetry={() => void refetch()}
      />
    );
  return (
    <div css={twoColumns} role="status" aria-label={copy.loading}>
      <Skeleton height={640} />
      <Skeleton height={280} />
    </div>
  );
}

/** Clears the cookie (spec 2.3). Who comes back here after the order was completed goes on to the shop. */
function useOrderCompleteCookie({ isShown, isNone }: { isShown: boolean; isNone: boolean }): void {
  const { navigate } = useServices();
  useEffect(() => {
    if (!isShown && !isNone) return;
    const isOver = isNone && isOrderComplete();
    clearOrderComplete();
    if (isOver) void navigate('/', { replace: true });
  }, [isShown, isNone, navigate]);
}

const emptyForm: Omit<OrderForm, 'pay_method' | 'is_agreed'> = {
  orderer_name: '',
  orderer_phone: '',
  orderer_email: '',
  receiver_name: '',
  receiver_phone: '',
  zipcode: '',
  address: '',
  address_detail: '',
  delivery_memo: '',
};

function CheckoutForm({ checkout, refresh }: { checkout: Checkout; refresh: () => Promise<unknown> }) {
  const { device } = useServices();
  const [draft] = useState(() => readOrderDraft(checkout.temporary_id));
  const form = useForm<OrderForm>({
    resolver: zodResolver(orderFormSchema),
    mode: 'onTouched',
    defaultValues: { ...emptyForm, pay_method: checkout.pay_methods[0] ?? 'CARD', ...draft },
  });
  useMemberDefaults(form, draft !== null);
  const { send } = usePlaceOrder(checkout, refresh);
  const { register, handleSubmit, formState } = form;
  const { errors, isSubmitting } = formState;

  const payButton = (
    <Button type="submit" size="xl" full loading={isSubmitting}>
      {formatWon(checkout.amount.total)} {copy.pay}
    </Button>
  );

  return (
    <form css={twoColumns} noValidate method="post" onSubmit={handleSubmit((values) => send(values))}>
      <h1 css={pageTitle}>{copy.title}</h1>
      <div css={sections}>
        <OrderedLines lines={checkout.lines} />
        <OrdererFields {...form} />
        <ReceiverFields {...form} />
        <FormGroup heading={copy.payment}>
          <OptionChips
            legend={copy.payment}
            hideLegend
            defaultValue={draft?.pay_method ?? checkout.pay_methods[0]}
            options={checkout.pay_methods.map((method) => ({
              value: method,
              label: payMethodLabels[method],
            }))}
            error={errors.pay_method?.message}
            {...register('pay_method')}
          />
        </FormGroup>
      </div>
      <section css={summaryPanel} aria-label={copy.total}>
        <h2 css={panelTitle}>{copy.total}</h2>
        <AmountRows
          rows={amountRowsOf(checkout.amount)}
          total={{ label: copy.total, amount: checkout.amount.total }}
        />
        <Checkbox error={errors.is_agreed?.message} {...register('is_agreed')}>
          {copy.agree}
        </Checkbox>
        {device.isMobileLayout ? <ActionBar>{payButton}</ActionBar> : payButton}
      </section>
    </form>
  );
}

function OrderedLines({ lines }: Pick<Checkout, 'lines'>) {
  return (
    <FormGroup heading={`${copy.products} ${lines.length}`}>
      <ul css={lineList}>
        {lines.map((line) => (
          <li key={line.product_option_id}>
            <LineSummary line={line} showQuantity>
              <p className="tabular">{formatWon(line.line_price)}</p>
            </LineSummary>
          </li>
        ))}
      </ul>
    </FormGroup>
  );
}
