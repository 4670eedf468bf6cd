import type { ColorOption, ProductView, SizeOption } from '@mall/contracts/api/catalogue/products';
import { maximumQuantity, type WantedProduct } from '@mall/contracts/api/orders/carts';
import { useState } from 'react';
import { proxy, useSnapshot } from 'valtio';

export interface ChosenOption {
  optionId: number;
  label: string;
  quantity: number;
  /** Pieces in stock; no more can be chosen. */
  stock: number;
}

interface SelectionState {
  colorId: number | null;
  options: ChosenOption[];
  isSheetOpen: boolean;
}

/** What the shopper has chosen on a product page (spec 3.9: the order group of client state). */
export function createSelection(
  product: ProductView,
  openingColor: ColorOption | undefined = product.options.colors[0],
) {
  const state = proxy<SelectionState>({
    colorId: openingColor?.color_id ?? null,
    options: [],
    isSheetOpen: false,
  });
  return {
    state,
    chooseColor(colorId: number) {
      state.colorId = colorId;
    },
    /** Adds a size of the chosen colour; choosing it again adds one piece. */
    chooseSize(size: SizeOption) {
      const color = product.options.colors.find(({ color_id }) => color_id === state.colorId);
      const known = state.options.find(({ optionId }) => optionId === size.product_option_id);
      if (known) known.quantity = Math.min(known.quantity + 1, known.stock);
      else
        state.options.push({
          optionId: size.product_option_id,
          label: [color?.name, size.name].filter(Boolean).join(' / '),
          quantity: 1,
          stock: Math.min(size.stock, maximumQuantity),
        });
    },
    setQuantity(optionId: number, quantity: number) {
      const option = state.options.find((candidate) => candidate.optionId === optionId);
      if (option) option.quantity = quantity;
    },
    remove(optionId: number) {
      state.options = state.options.filter((option) => option.optionId !== optionId);
    },
    clear() {
      state.options = [];
    },
    setSheet(isOpen: boolean) {
      state.isSheetOpen = isOpen;
    },
    /** The choice as the API takes it. */
    wanted(): WantedProduct[] {
      return state.options.map(({ optionId, quantity }) => ({
        product_id: product.product_id,
        product_option_id: optionId,
        order_quantity: quantity,
      }));
    },
  };
}

export type SelectionModel = ReturnType<typeof createSelection>;
export type Selection = Readonly<{
  colorId: number | null;
  options: readonly Readonly<ChosenOption>[];
  isSheetOpen: boolean;
  model: SelectionModel;
}>;

/** The page's own selection, made once for a product. */
export function useSelection(product: ProductView, openingColor?: ColorOption): Selection {
  const [model] = useState(() => createSelection(product, openingColor));
  // In the same event: a controlled radio that waits a tick for its state blinks back to unchecked.
  const snapshot = useSnapshot(model.state, { sync: true });
  return { ...snapshot, model };
}
