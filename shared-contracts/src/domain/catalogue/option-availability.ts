/** What the rule needs to know of a size option (spec 4.11). */
export interface OptionStock {
  stock: number;
  sale_state: string;
  is_delivery_guarantee: boolean;
  /** Stock at the quick-delivery warehouse; null when it is not kept there. */
  cj_stock: number | null;
}

/** Whether a size can be chosen; quick delivery mode also looks at the warehouse (spec 4.11). */
export function isOptionAvailable(option: OptionStock, isQuickDelivery: boolean): boolean {
  if (option.stock <= 0 || option.sale_state !== 'ON') return false;
  const isMissingAtWarehouse = option.cj_stock !== null && option.cj_stock <= 0;
  return !(isQuickDelivery && !option.is_delivery_guarantee && isMissingAtWarehouse);
}

export type OptionBar = 'sold-out' | 'stopped' | 'no-quick';

/** Why a size cannot be chosen, by the same rule; null when it can. */
export function optionBar(option: OptionStock, isQuickDelivery: boolean): OptionBar | null {
  if (isOptionAvailable(option, isQuickDelivery)) return null;
  if (option.sale_state !== 'ON' && option.sale_state !== 'SOLDOUT') return 'stopped';
  return option.stock <= 0 || option.sale_state === 'SOLDOUT' ? 'sold-out' : 'no-quick';
}

/** Whether a restock alarm can be asked for (spec 4.11). */
export function canAskRestockAlarm(option: Pick<OptionStock, 'stock' | 'sale_state'>): boolean {
  return option.stock === 0 || option.sale_state === 'SOLDOUT';
}
