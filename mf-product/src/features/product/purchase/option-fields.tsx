import { css } from '@emotion/react';
import type { ProductView } from '@mall/contracts/api/catalogue/products';
import { isOptionAvailable } from '@mall/contracts/domain/catalogue/option-availability';
import { ColorChips } from '@mall/ui/controls/color-chip';
import { OptionChips } from '@mall/ui/controls/option-chip';
import { copy } from './copy.ts';
import type { Selection } from './selection.ts';

const stack = css({ display: 'grid', gap: 16 });

interface Props {
  product: ProductView;
  selection: Selection;
}

/** Colour first, then a size of it (spec 4.11 says which can be chosen). */
export function OptionFields({ product, selection: { colorId, options, model } }: Props) {
  const { colors } = product.options;
  const color = colors.find(({ color_id }) => color_id === colorId);
  const sizes = (color?.sizes ?? []).filter(({ is_display }) => is_display);
  const lastChosen = options.findLast(({ optionId }) =>
    sizes.some(({ product_option_id }) => product_option_id === optionId),
  );
  return (
    <div css={stack}>
      <ColorChips
        legend={copy.color}
        value={colorId === null ? null : String(colorId)}
        onValue={(value) => model.chooseColor(Number(value))}
        soldOutSelectable
        options={colors.map(({ color_id, name, hex, sizes: all }) => ({
          value: String(color_id),
          label: name,
          hex,
          isSoldOut: !all.some((size) => isOptionAvailable(size, false)),
        }))}
      />
      <OptionChips
        legend={copy.size}
        isChosenByHand
        value={lastChosen ? String(lastChosen.optionId) : null}
        onValue={(value) => {
          const size = sizes.find(({ product_option_id }) => String(product_option_id) === value);
          if (size) model.chooseSize(size);
        }}
        options={sizes.map((size) => ({
          value: String(size.product_option_id),
          label: size.name,
          isSoldOut: !isOptionAvailable(size, false),
        }))}
      />
    </div>
  );
}
