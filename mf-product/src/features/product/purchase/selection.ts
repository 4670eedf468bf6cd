import type { ColorOption, ProductView } from '@mall/contracts/api/catalogue/product-view';
import { useState } from 'react';
import { proxy, useSnapshot } from 'valtio';

/** An option and how many of it; what it is called and how many there are is the server's to say, at any time. */
export interface ChosenOption {
  /** Of another product when it is a partner of this one. */
  productId: number;
  optionId: number;
  quantity: number;
}

interface SelectionState {
  colorId: number | null;
  options: ChosenOption[];
  /** The option that was chosen last, which its size shows. */
  latestId: number | null;
  /** Quick delivery mode (spec 4.11). */
  isQuick: boolean;
  isSheetOpen: boolean;
}

/** Options with a piece more of one, up to `most`. */
export function withPiece(
  options: readonly ChosenOption[],
  option: Omit<ChosenOption, 'quantity'>,
  most: number,
): ChosenOption[] {
  if (!options.some(({ optionId }) => optionId === option.optionId))
    return [...options, { ...option, quantity: 1 }];
  return options.map((known) =>
    known.optionId === option.optionId && known.quantity < most
      ? { ...known, quantity: known.quantity + 1 }
      : known,
  );
}

/** What the shopper has chosen on a product page (spec 3.9: the order group of client state). */
export function createSelection(
  product: ProductView,
  openingColor: ColorOption | undefined = product.options.colors[0],
) {
  const state = proxy<SelectionState>({
    colorId: openingColor?.color_id ?? null,
    options: [],
    latestId: null,
    isQuick: false,
    isSheetOpen: false,
  });
  return {
    state,
    chooseColor(colorId: number) {
      state.colorId = colorId;
    },
    /** Adds a piece of an option, up to `most`; choosing it again adds another one. */
    choose(option: Omit<ChosenOption, 'quantity'>, most: number) {
      state.latestId = option.optionId;
      state.options = withPiece(state.options, option, most);
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
    setQuick(isQuick: boolean) {
      state.isQuick = isQuick;
    },
    setSheet(isOpen: boolean) {
      state.isSheetOpen = isOpen;
    },
  };
}

export type SelectionModel = ReturnType<typeof createSelection>;
export type Selection = Readonly<
  Omit<SelectionState, 'options'> & { options: readonly Readonly<ChosenOption>[]; model: SelectionModel }
>;

/** The page's own selection, made once for a product. */
export function useSelection(product: ProductView, openingColor?: ColorOption): Selection {
  const [model] = useState(() => createSelection(product, openingColor));
  // In the same event: a controlled radio that waits a tick for its state blinks back to unchecked.
  const snapshot = useSnapshot(model.state, { sync: true });
  return { ...snapshot, model };
}
