import type { ProductList } from '@mall/contracts/api/catalogue/products';
import { catalogListViewed } from '@mall/contracts/events/topics';
import { useServices } from '@mall/remote-kit/services';
import { useEffect } from 'react';
import type { ListParams } from './state/list-params.ts';
import type { ListScope } from './state/list-scope.ts';
import { listTitleOf } from './state/list-title.ts';

/** Tells the others which products a list has shown, once for each page of it. */
export function useListViewed(scope: ListScope, params: ListParams, list: ProductList | undefined): void {
  const { bus } = useServices();
  const title = listTitleOf(scope, params, list);
  const keyword = params.keyword || null;
  const ids = list?.rows.map(({ product_id }) => product_id).join() ?? null;
  useEffect(() => {
    if (ids === null) return;
    const product_ids = ids === '' ? [] : ids.split(',').map(Number);
    bus.publish(catalogListViewed, { title, product_ids, keyword });
  }, [bus, title, ids, keyword]);
}
