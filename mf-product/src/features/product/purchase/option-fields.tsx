import { css } from '@emotion/react';
import type { ProductView, SizeOption } from '@mall/contracts/api/catalogue/product-view';
import { isOptionAvailable, optionBar } from '@mall/contracts/domain/catalogue/option-availability';
import { ColorChips } from '@mall/ui/controls/color-chip';
import { OptionChips } from '@mall/ui/controls/option-chip';
import { color as colors, fontSize } from '@mall/ui/theme';
import { copy } from './copy.ts';
import { mostOf } from './pieces.ts';
import type { ChosenOption, Selection } from './selection.ts';
import type { Choice } from './use-pieces.ts';

/** So many pieces or fewer are said. */
const few = 5;

const stack = css({ display: 'grid', gap: 16 });
const empty = css({ color: colors.quiet, fontSize: fontSize.note });

interface Props {
  product: ProductView;
  selection: Selection;
  /** A press on a size has begun. */
  onIntent?: Choice['priceAhead'];
}

/** Colour first, then a size of it (spec 4.11 says which can be chosen, and why the others cannot). */
export function OptionFields({ product, selection, onIntent }: Props) {
  const { colorId, options, latestId, isQuick, model } = selection;
  const { colors: all } = product.options;
  const color = all.find(({ color_id }) => color_id === colorId);
  const sizes = (color?.sizes ?? []).filter(({ is_display }) => is_display);
  const isOfColor = ({ optionId }: ChosenOption) =>
    sizes.some(({ product_option_id }) => product_option_id === optionId);
  const lastChosen =
    options.find((option) => option.optionId === latestId && isOfColor(option)) ??
    options.findLast(isOfColor);
  const withSize = (value: string, act: Choice['priceAhead']) => {
    const size = sizes.find(({ product_option_id }) => String(product_option_id) === value);
    if (!size) return;
    act({ productId: product.product_id, optionId: size.product_option_id }, mostOf(size, isQuick));
  };
  return (
    <div css={stack}>
      <ColorChips
        legend={copy.color(color?.name)}
        value={colorId === null ? null : String(colorId)}
        onValue={(value) => model.chooseColor(Number(value))}
        soldOutSelectable
        options={all.map(({ color_id, name, hex, sizes: own }) => ({
          value: String(color_id),
          label: name,
          hex,
          isSoldOut: !own.some((size) => size.is_display && isOptionAvailable(size, isQuick)),
        }))}
      />
      <OptionChips
        legend={copy.size}
        isChosenByHand
        value={lastChosen ? String(lastChosen.optionId) : null}
        onValue={(value) => withSize(value, model.choose)}
        onIntent={(value) => onIntent && withSize(value, onIntent)}
        options={sizes.map((size) => ({
          value: String(size.product_option_id),
          label: size.name,
          ...stateOf(size, isQuick),
        }))}
      />
      {sizes.length === 0 && <p css={empty}>{copy.noSizes}</p>}
    </div>
  );
}

/** What is said of a size: why it is off, or that few are left. */
function stateOf(size: SizeOption, isQuick: boolean) {
  const bar = optionBar(size, isQuick);
  if (bar) return { isSoldOut: true, note: copy.bars[bar] };
  const most = mostOf(size, isQuick);
  if (most === 0) return { isSoldOut: true, note: copy.bars['no-quick'] };
  return { isSoldOut: false, note: most <= few ? copy.left(most) : undefined };
}
