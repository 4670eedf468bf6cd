import { css } from '@emotion/react';
import type { CartLine } from '@mall/contracts/api/orders/carts';
import { maximumQuantity } from '@mall/contracts/domain/orders/wanted-products';
import { productOptionPicked } from '@mall/contracts/events/topics';
import { optionPicker } from '@mall/contracts/platform/fragments';
import { Fragment } from '@mall/remote-kit/fragment';
import { useServices } from '@mall/remote-kit/services';
import { Button } from '@mall/ui/controls/button';
import { Stepper } from '@mall/ui/controls/stepper';
import { Dialog } from '@mall/ui/feedback/dialog';
import { LineSummary } from '@mall/ui/orders/line-summary';
import { useEffect, useState } from 'react';
import { useChangeLine } from '../mutations.ts';
import { copy } from './copy.ts';

const layout = css({ display: 'grid', gap: 24 });

interface Props {
  line: CartLine;
  onClose: () => void;
}

/** Another option or quantity of a line (spec 7.5): the product's squad lends the choice, the server has the last word. */
export function OptionDialog({ line, onClose }: Props) {
  const { product_id, cart_id, product_option_id, is_guaranteed } = line;
  const [optionId, setOptionId] = useState(product_option_id);
  const [quantity, setQuantity] = useState(line.order_quantity);
  const { send, isBusy } = useChangeLine();
  const { bus } = useServices();
  useEffect(
    () =>
      bus.subscribe(productOptionPicked, (picked) => {
        if (picked.product_id === product_id) setOptionId(picked.product_option_id);
      }),
    [bus, product_id],
  );
  const change = async () => {
    const body = { cart_id, product_option_id: optionId, order_quantity: quantity };
    // What was refused is said by then; the dialog stays with what was picked.
    if (await send({ body })) onClose();
  };
  const isSame = optionId === product_option_id && quantity === line.order_quantity;
  return (
    <Dialog
      open
      onClose={onClose}
      title={copy.title}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button disabled={isSame} loading={isBusy} onClick={() => void change()}>
            {copy.change}
          </Button>
        </>
      }
    >
      <div css={layout}>
        <LineSummary line={line} />
        <Fragment
          of={optionPicker}
          props={{ productId: product_id, optionId: product_option_id, isQuick: is_guaranteed }}
        />
        <div>
          <Stepper
            value={quantity}
            max={maximumQuantity}
            size="lg"
            label={copy.quantity}
            onChange={setQuantity}
          />
        </div>
      </div>
    </Dialog>
  );
}
