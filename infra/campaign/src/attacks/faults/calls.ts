import { listCampaigns } from '@mall/contracts/api/catalogue/live';
import { viewProduct } from '@mall/contracts/api/catalogue/product-view';
import { searchProducts } from '@mall/contracts/api/catalogue/products';
import { viewMagazine } from '@mall/contracts/api/content/magazines';
import { listCart } from '@mall/contracts/api/orders/carts';
import { countMyOrderStatuses } from '@mall/contracts/api/orders/my-orders';
import type { Endpoint } from '@mall/contracts/endpoint';
import type { Route } from '@playwright/test';
import type { Place } from '../../faults/browser/open-place.ts';
import type { Breaking } from '../../faults/browser/run-case.ts';
import { faultAttack } from '../../faults/fault-attack.ts';
import type { FaultRemote } from '../../faults/fault-pages.ts';

/** The call that each page shows most of. */
const callOf: Record<FaultRemote, Endpoint> = {
  'mf-catalog': searchProducts,
  'mf-product': viewProduct,
  'mf-cart-order': listCart,
  'mf-member': countMyOrderStatuses,
  'mf-content': viewMagazine,
  'mf-live': listCampaigns,
};

/** How long calls fail once one has, ms: longer than the page's own second try. */
const lastsMs = 3000;

/** Has the call of the page end by `answer` until it is healed. */
const breakCall =
  (answer: (route: Route) => Promise<void>) =>
  async ({ page, remote }: Place): Promise<Breaking> => {
    const { path } = callOf[remote];
    const pattern = new RegExp(`${path.replace(/:\w+/g, '[^/?]+')}(\\?|$)`);
    let met = 0;
    await page.route(pattern, (route) => {
      met += 1;
      return answer(route);
    });
    return { wasMet: () => met > 0, heal: () => page.unroute(pattern) };
  };

export const callFails = faultAttack({
  name: 'faults/call-fails',
  about: 'a page whose call answers 500 says so, and asks again by itself',
  fault: 'a call answers 500, for 3 s',
  by: 'link',
  lastsMs,
  prepare: breakCall((route) => route.fulfill({ status: 500, contentType: 'text/plain', body: 'broken' })),
  report: { by: 'browser', says: /^call .*: UNAVAILABLE/, names: null },
  cameBy: 'by asking again',
});

export const callHangs = faultAttack({
  name: 'faults/call-hangs',
  about: 'a page whose call is never answered says so after 10 s, and asks again by itself',
  fault: 'a call is not answered, for 11 s',
  by: 'link',
  lastsMs: 11_000,
  prepare: breakCall(() => new Promise<void>(() => undefined)),
  report: { by: 'browser', says: /^call .*: TIMEOUT/, names: null },
  cameBy: 'by asking again',
});

export const callMalformed = faultAttack({
  name: 'faults/call-malformed',
  about: 'a page whose call answers what is no JSON says so, and asks again by itself',
  fault: 'a call answers half of a JSON, for 3 s',
  by: 'link',
  lastsMs,
  prepare: breakCall((route) =>
    route.fulfill({ status: 200, contentType: 'application/json', body: '{"success":true,"data":{"rows":[' }),
  ),
  report: { by: 'browser', says: /^call .*: INVALID_REPLY/, names: null },
  cameBy: 'by asking again',
});
