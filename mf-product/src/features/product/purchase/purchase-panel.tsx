import { css } from '@emotion/react';
import type { ProductView } from '@mall/contracts/api/catalogue/product-view';
import { useServices } from '@mall/remote-kit/services';
import { ActionBar } from '@mall/ui/controls/action-bar';
import { Button } from '@mall/ui/controls/button';
import { color } from '@mall/ui/theme';
import type { ReactNode } from 'react';
import { useChunk } from '../../../shared/use-chunk.ts';
import { useTouched } from '../../../shared/use-touched.ts';
import { WishAction } from '../actions/wish-action.tsx';
import { SizeHint } from '../size/hint/size-hint.tsx';
import { AlarmEntry } from './alarm/alarm-entry.tsx';
import { BuyBar } from './bars/buy-bar.tsx';
import { copy } from './copy.ts';
import { DeliveryInfo } from './delivery/delivery-info.tsx';
import { Offers } from './offers/offers.tsx';
import { OptionFields } from './option-fields.tsx';
import { hasQuick } from './pieces.ts';
import { QuickPlace } from './quick/quick-place.tsx';
import type { Selection } from './selection.ts';
import { type Choice, useChoice } from './use-pieces.ts';
import { usePurchase } from './use-purchase.ts';

const stack = css({ display: 'grid', gap: 20, gridTemplateColumns: 'minmax(0, 1fr)' });
const buttons = css({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 8 });
const bar = css({ display: 'grid', gridTemplateColumns: '48px 1fr 1fr', gap: 8, alignItems: 'center' });
// Kept free, so that nothing moves under a press when the button comes.
const naverPlace = css({ gridColumn: '1 / -1', minHeight: 48 });
const notice = css({ padding: 12, background: color.wash, color: color.ink, fontWeight: 600 });
const alarmBar = css({ display: 'grid', gridTemplateColumns: '48px 1fr', gap: 8, alignItems: 'center' });

interface Props {
  product: ProductView;
  selection: Selection;
  /** Whether the panel stands in a dialog, whatever the device: its buttons stay in view there without a bar. */
  isInDialog?: boolean;
}

/** Offers, options and buying buttons: beside the pictures on PC, in a sheet behind a bottom bar on phones. */
export function PurchasePanel({ product, selection, isInDialog }: Props) {
  const hasBar = useServices().device.isMobileLayout && !isInDialog;
  const choice = useChoice(product, selection);
  const purchase = usePurchase(product, selection.model, choice.wanted);
  const parts = { product, selection, choice };
  const delivery = <DeliveryInfo isQuick={hasQuick(product)} />;
  if (product.is_sold_out) return <SoldOut {...parts} delivery={delivery} hasBar={hasBar} />;
  if (hasBar)
    return (
      <div css={stack}>
        {delivery}
        <Offers {...parts} />
        <PhoneSheet {...parts} actions={<BuyButtons {...parts} {...purchase} />} />
      </div>
    );
  return (
    <div css={stack}>
      {/* Colours and sizes first: they have to be in view above the buttons without scrolling the panel. */}
      <Choices {...parts} />
      <Offers {...parts} />
      {delivery}
      <BuyBar product={product}>
        <BuyButtons {...parts} {...purchase} />
      </BuyBar>
    </div>
  );
}

interface Parts extends Props {
  choice: Choice;
}

const loadSheet = () =>
  import(/* webpackChunkName: "product-touched" */ './bars/option-sheet.tsx').then(
    ({ OptionSheet }) => OptionSheet,
  );
const loadChosen = () =>
  import(/* webpackChunkName: "product-touched" */ './chosen/chosen-options.tsx').then(
    ({ ChosenOptions }) => ChosenOptions,
  );

function Choices(parts: Parts) {
  const { product, selection, choice } = parts;
  const { dialogs } = useServices();
  const isWanted = useTouched() || selection.options.length > 0;
  const ChosenOptions = useChunk(loadChosen, isWanted, () => dialogs.toast(copy.chosenFailed));
  return (
    <div css={stack}>
      <QuickPlace product={product} selection={selection} />
      <OptionFields product={product} selection={selection} onIntent={choice.priceAhead} />
      <SizeHint productId={product.product_id} />
      <AlarmEntry product={product} colorId={selection.colorId} />
      {ChosenOptions && <ChosenOptions {...parts} />}
    </div>
  );
}

/** Wish, cart and buy in reach of the thumb; the options are in the sheet that they open. */
function PhoneSheet({ actions, ...parts }: Parts & { actions: ReactNode }) {
  const { isSheetOpen, model } = parts.selection;
  const { dialogs } = useServices();
  const Sheet = useChunk(loadSheet, useTouched() || isSheetOpen, () => {
    model.setSheet(false);
    dialogs.toast(copy.sheetFailed);
  });
  const open = () => model.setSheet(true);
  return (
    <>
      <ActionBar>
        <div css={bar}>
          <WishAction product={parts.product} />
          <Button variant="secondary" size="lg" full aria-label={copy.cartFromBar} onClick={open}>
            {copy.cartShort}
          </Button>
          <Button size="lg" full onClick={open}>
            {copy.openOptions}
          </Button>
        </div>
      </ActionBar>
      {Sheet && (
        <Sheet isOpen={isSheetOpen} onClose={() => model.setSheet(false)} footer={actions}>
          <div css={stack}>
            <Choices {...parts} />
            <Offers {...parts} />
          </div>
        </Sheet>
      )}
    </>
  );
}

/** What is left to do when nothing can be bought: see the options, and ask for a message. */
function SoldOut({ product, selection, delivery, hasBar }: Parts & { delivery: ReactNode; hasBar: boolean }) {
  const alarm = <AlarmEntry product={product} colorId={selection.colorId} />;
  return (
    <div css={stack}>
      {delivery}
      <p css={notice}>{copy.soldOut}</p>
      <OptionFields product={product} selection={selection} />
      {hasBar ? (
        <ActionBar>
          <div css={alarmBar}>
            <WishAction product={product} />
            {alarm}
          </div>
        </ActionBar>
      ) : (
        alarm
      )}
    </div>
  );
}

const loadNaverPay = () =>
  import(/* webpackChunkName: "product-touched" */ './naver/naver-pay.tsx').then(({ NaverPay }) => NaverPay);

function BuyButtons({ product, choice, buy, busy }: Parts & ReturnType<typeof usePurchase>) {
  const isBusy = busy !== null;
  // Without its chunk there are the other two.
  const NaverPay = useChunk(loadNaverPay, useTouched(), () => undefined);
  return (
    <div css={buttons}>
      <Button
        variant="secondary"
        size="xl"
        loading={busy === 'cart'}
        disabled={isBusy}
        onClick={() => void buy('cart')}
      >
        {copy.cart}
      </Button>
      <Button size="xl" loading={busy === 'order'} disabled={isBusy} onClick={() => void buy('order')}>
        {copy.order}
      </Button>
      {product.pay_method.includes('NAVERPAY') && (
        <div css={naverPlace}>
          {NaverPay && <NaverPay product={product} products={choice.wanted} isBusy={isBusy} />}
        </div>
      )}
    </div>
  );
}
