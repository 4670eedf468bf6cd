import type { ProductView } from '@mall/contracts/api/catalogue/product-view';
import { canAskRestockAlarm } from '@mall/contracts/domain/catalogue/option-availability';

export interface AlarmOption {
  optionId: number;
  colorId: number;
  label: string;
}

/** Options whose return can be asked for (spec 4.11), in the order of the page. */
export function alarmOptionsOf({ options }: Pick<ProductView, 'options'>): AlarmOption[] {
  return options.colors.flatMap(({ color_id, name, sizes }) =>
    sizes
      .filter((size) => size.is_display && canAskRestockAlarm(size))
      .map((size) => ({
        optionId: size.product_option_id,
        colorId: color_id,
        label: [name, size.name].filter(Boolean).join(' / '),
      })),
  );
}
