import { css } from '@emotion/react';
import type { Checkout, OrderForm } from '@mall/contracts/api/orders/orders';
import { color, fontSize, media } from '@mall/ui/theme';
import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import { pageTitle, twoColumns } from '../../shared/layout.ts';
import { BenefitsSection } from './benefits/benefits-section.tsx';
import { CheckoutDialogs, type OpenDialog } from './checkout-dialogs.tsx';
import { copy } from './copy.ts';
import { DeliverySection } from './delivery/delivery-section.tsx';
import { ErrorSummary } from './form/error-summary.tsx';
import { fieldId, fieldsInOrder, type OrderField } from './form/fields.ts';
import { OrdererFields } from './form/orderer-fields.tsx';
import { GiftsSection } from './gifts/gifts-section.tsx';
import { HoldNotice } from './hold/hold-notice.tsx';
import { usePlaceOrder } from './mutations.ts';
import { OrderedLines } from './ordered-lines.tsx';
import { OrderSummary } from './paying/order-summary.tsx';
import { PayMethods } from './paying/pay-methods.tsx';
import { rememberMethod } from './paying/remembered-method.ts';
import type { Benefits } from './use-checkout.ts';
import { useOrderForm } from './use-order-form.ts';
import { usePeople } from './use-people.ts';
import type { Payment } from './window/mutations.ts';

const head = css({ [media.lg]: { gridColumn: '1 / -1' } });
const notice = css({
  marginTop: 16,
  padding: 12,
  background: color.wash,
  color: color.ink,
  fontSize: fontSize.note,
  fontWeight: 600,
});

interface Props {
  checkout: Checkout;
  refresh: () => Promise<Checkout | undefined>;
  apply: (benefits: Benefits) => Promise<void>;
  refusal: string | null;
  /** Other benefits are being counted. */
  isCounting: boolean;
  payment: Payment;
}

/** One page from what is ordered to the payment. */
export function CheckoutForm({ checkout, refresh, apply, refusal, isCounting, payment }: Props) {
  const { open, setOpen, closing } = useOpenDialog();
  const { form, draft } = useOrderForm(checkout);
  const people = usePeople(form, checkout, draft);
  const faults = useFaults(people.open);
  const { send, isBusy } = usePlaceOrder({ checkout, refresh, onBenefitsGone: () => apply(null), payment });
  useDraftBenefits(checkout, draft, apply);
  usePreparedPayment(checkout, payment);
  const chosen = chosenOf(checkout);

  const pay = (values: OrderForm) => {
    faults.show([]);
    rememberMethod(values.pay_method);
    return send({ form: values, isAddressSaved: people.isSaved });
  };

  return (
    <>
      <form css={twoColumns} noValidate method="post" onSubmit={form.handleSubmit(pay, faults.find)}>
        <CheckoutHead checkout={checkout} isPaying={isBusy}>
          <ErrorSummary form={form} faulty={faults.faulty} isReceiverHidden={people.isSame} />
        </CheckoutHead>
        <div>
          <People form={form} people={people} isMember={!checkout.is_guest} onOpen={setOpen} />
          <OrderedLines {...checkout} />
          {!checkout.is_guest && (
            <BenefitsSection
              checkout={checkout}
              refusal={refusal}
              isBusy={isCounting}
              onChooseCoupons={() => setOpen('coupons')}
              onBest={() => void apply({ ...chosen, coupon_ids: checkout.best_coupon_ids ?? [] })}
              onPoints={(use_points) => void apply({ ...chosen, use_points })}
            />
          )}
          <GiftsSection checkout={checkout} onChoose={() => setOpen('gifts')} />
          <PayMethods form={form} checkout={checkout} />
        </div>
        <OrderSummary
          form={form}
          checkout={checkout}
          isBusy={isBusy || isCounting || people.isReading}
          payment={payment}
          onView={setOpen}
        />
      </form>
      <CheckoutDialogs
        open={open}
        checkout={checkout}
        chosen={people.chosen}
        onClose={() => setOpen(null)}
        onPostcode={closing((found) => fillAddress(form, found))}
        onReceiver={closing(people.choose)}
        onCoupons={closing((coupon_ids) => apply({ ...chosen, coupon_ids }))}
        onGifts={closing((gifts) => apply({ ...chosen, gifts }))}
      />
    </>
  );
}

function useOpenDialog() {
  const [open, setOpen] = useState<OpenDialog>(null);
  /** Closes what is open, and goes on with what was chosen there. */
  const closing =
    <Chosen,>(then: (chosen: Chosen) => unknown) =>
    (value: Chosen) => {
      setOpen(null);
      then(value);
    };
  return { open, setOpen, closing };
}

interface PeopleProps {
  form: UseFormReturn<OrderForm>;
  people: ReturnType<typeof usePeople>;
  isMember: boolean;
  onOpen: (dialog: OpenDialog) => void;
}

/** Who orders, and who receives it. */
function People({ form, people, isMember, onOpen }: PeopleProps) {
  return (
    <>
      <OrdererFields
        form={form}
        isReading={people.isReading}
        isShort={people.isOrdererShort}
        onEdit={people.editOrderer}
      />
      <DeliverySection
        form={form}
        isMember={isMember}
        isChosen={people.isChosen}
        isSame={people.isSame}
        isSaved={people.isSaved}
        isReading={people.isReading}
        onSame={people.setSame}
        onSave={people.setSaved}
        onSearch={() => onOpen('postcode')}
        onBook={() => onOpen('book')}
      />
    </>
  );
}

interface HeadProps {
  checkout: Checkout;
  isPaying: boolean;
  children: ReactNode;
}

function CheckoutHead({ checkout: { price_changes = [], drop_hold }, isPaying, children }: HeadProps) {
  return (
    <div css={head}>
      <h1 css={pageTitle}>{copy.title}</h1>
      {price_changes.length > 0 && (
        <p css={notice} role="status">
          {copy.changedPrices}
        </p>
      )}
      {drop_hold && <HoldNotice hold={drop_hold} isPaying={isPaying} />}
      {children}
    </div>
  );
}

/** Fields that keep the order from being sent, in the order of the page. */
function useFaults(open: (names: readonly OrderField[]) => void) {
  const [faulty, show] = useState<readonly OrderField[]>([]);
  const find = (errors: FieldErrors<OrderForm>) => {
    const names = fieldsInOrder.filter((name) => errors[name]);
    // What was shown in words has its fields from here on.
    flushSync(() => {
      open(names);
      show(names);
    });
    document.getElementById(fieldId(names[0] ?? 'is_agreed'))?.focus();
  };
  return { faulty, show, find };
}

function fillAddress(form: UseFormReturn<OrderForm>, found: Pick<OrderForm, 'zipcode' | 'address'>): void {
  const options = { shouldDirty: true, shouldValidate: true };
  form.setValue('zipcode', found.zipcode, options);
  form.setValue('address', found.address, options);
  // Closing gives the focus back to the button; what is missing now is the detail.
  setTimeout(() => form.setFocus('address_detail'));
}

/** What the page counts with. */
const chosenOf = ({ chosen_coupon_ids = [], chosen_gifts = [], amount }: Checkout) => ({
  coupon_ids: chosen_coupon_ids,
  use_points: amount.point_amount ?? 0,
  ...(chosen_gifts.length > 0 ? { gifts: chosen_gifts } : {}),
});

/** What was chosen before a declined payment or a reload is used again; what is gone since is said. */
function useDraftBenefits(checkout: Checkout, draft: Benefits, apply: Props['apply']): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the form as it was opened
  useEffect(() => {
    if (!draft) return;
    const { coupon_ids, use_points, gifts = [] } = draft;
    const isSame = String(coupon_ids) === String(checkout.chosen_coupon_ids ?? []) && use_points === 0;
    const chosen = { coupon_ids, use_points, ...(gifts.length > 0 ? { gifts } : {}) };
    if (!isSame || gifts.length > 0) void apply(chosen);
  }, []);
}

function usePreparedPayment({ sdk_url }: Checkout, { prepare }: Payment): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the function is another one at each render
  useEffect(() => {
    if (sdk_url) prepare(sdk_url);
  }, [sdk_url]);
}
