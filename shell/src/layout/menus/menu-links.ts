import type { LayoutSettings } from '@mall/contracts/api/content/content';

/** Whether an entry of the main menu opens categories or brands. */
export const hasPanelOf = ({ category_ids, has_brands }: LayoutSettings['gnb']['main'][number]): boolean =>
  category_ids !== undefined || has_brands === true;
