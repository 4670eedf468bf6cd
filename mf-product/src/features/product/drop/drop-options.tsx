import { css } from '@emotion/react';
import type { ProductView, SizeOption } from '@mall/contracts/api/catalogue/product-view';
import type { DropView } from '@mall/contracts/api/orders/drops';
import { ColorChips } from '@mall/ui/controls/color-chip';
import { OptionChips } from '@mall/ui/controls/option-chip';
import type { Selection } from '../purchase/selection.ts';
import { copy } from './copy.ts';

const stack = css({ display: 'grid', gap: 16 });

interface Props {
  product: ProductView;
  selection: Selection;
  view: DropView | undefined;
  optionId: number | null;
  onOption: (optionId: number | null) => void;
}

/** Which option the shopper wants, with the pieces that are left of each and who waits for it. */
export function DropOptions({ product, selection, view, optionId, onOption }: Props) {
  const { colors } = product.options;
  const color = colors.find(({ color_id }) => color_id === selection.colorId);
  const sizes = (color?.sizes ?? []).filter(({ is_display }) => is_display);
  return (
    <div css={stack}>
      <ColorChips
        legend={copy.color(color?.name)}
        value={selection.colorId === null ? null : String(selection.colorId)}
        onValue={(value) => {
          selection.model.chooseColor(Number(value));
          onOption(null);
        }}
        soldOutSelectable
        options={colors.map(({ color_id, name, hex }) => ({
          value: String(color_id),
          label: name,
          hex,
          isSoldOut: false,
        }))}
      />
      <OptionChips
        legend={copy.size}
        value={optionId === null ? null : String(optionId)}
        onValue={(value) => onOption(Number(value))}
        options={sizes.map((size) => ({
          value: String(size.product_option_id),
          label: size.name,
          ...stateOf(
            size,
            view?.options.find((option) => option.product_option_id === size.product_option_id),
          ),
        }))}
      />
    </div>
  );
}

/** Until the drop itself has answered, what the server's page knew. */
function stateOf({ stock, sale_state }: SizeOption, option: DropView['options'][number] | undefined) {
  if (option ? !option.is_joinable : sale_state !== 'ON') return { isSoldOut: true, note: copy.gone };
  return { isSoldOut: false, note: noteOf(option ?? { left: stock, held: 0, waiting: 0 }) };
}

function noteOf({ left, held, waiting }: Pick<DropView['options'][number], 'left' | 'held' | 'waiting'>) {
  if (waiting > 0) return copy.waiting(waiting);
  if (left > 0) return copy.left(left);
  return held > 0 ? copy.allHeld : copy.taken;
}
