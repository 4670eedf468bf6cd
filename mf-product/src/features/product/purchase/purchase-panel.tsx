import { css } from '@emotion/react';
import type { ProductView } from '@mall/contracts/api/catalogue/products';
import { useServices } from '@mall/remote-kit/services';
import { ActionBar } from '@mall/ui/controls/action-bar';
import { Button } from '@mall/ui/controls/button';
import { Dialog } from '@mall/ui/feedback/dialog';
import { ChosenOptions } from './chosen-options.tsx';
import { copy } from './copy.ts';
import { OptionFields } from './option-fields.tsx';
import type { Selection } from './selection.ts';
import { usePurchase } from './use-purchase.ts';

const stack = css({ display: 'grid', gap: 20 });
const buttons = css({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 8 });

interface Props {
  product: ProductView;
  selection: Selection;
}

/** Options and buying buttons: beside the pictures on PC, in a sheet behind a bottom bar on phones. */
export function PurchasePanel({ product, selection }: Props) {
  const { device } = useServices();
  const { buy, busy } = usePurchase(product, selection.model);

  if (product.is_sold_out) {
    const notice = (
      <Button size="xl" full disabled>
        {copy.soldOut}
      </Button>
    );
    return device.isMobileLayout ? <ActionBar>{notice}</ActionBar> : notice;
  }
  const actions = <BuyButtons buy={buy} busy={busy} />;
  const choices = (
    <div css={stack}>
      <OptionFields product={product} selection={selection} />
      <ChosenOptions product={product} selection={selection} />
    </div>
  );
  if (!device.isMobileLayout) {
    return (
      <div css={stack}>
        {choices}
        {actions}
      </div>
    );
  }
  const { isSheetOpen, model } = selection;
  return (
    <>
      <ActionBar>
        <Button size="lg" full onClick={() => model.setSheet(true)}>
          {copy.openOptions}
        </Button>
      </ActionBar>
      <Dialog
        open={isSheetOpen}
        onClose={() => model.setSheet(false)}
        title={copy.optionSheet}
        footer={actions}
      >
        {choices}
      </Dialog>
    </>
  );
}

function BuyButtons({ buy, busy }: ReturnType<typeof usePurchase>) {
  const isBusy = busy !== null;
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
    </div>
  );
}
