import { setOrderTemporary } from '@mall/contracts/api/orders/temporary-order';
import { isOptionAvailable } from '@mall/contracts/domain/catalogue/option-availability';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { choose, findProductToBuy, logIn } from './shop.ts';

/** The order page of a member with one product, ready to be paid. */
export async function openOrder(page: Page, request: APIRequestContext, offset: number): Promise<void> {
  const { product } = await findProductToBuy(request, offset);
  const size = product.options.colors
    .flatMap((color) => color.sizes)
    .find((option) => option.is_display && option.stock > 5 && isOptionAvailable(option, false));
  // Another member than the journeys': orders of one are counted.
  await logIn(page, 'vip000001');
  await page.evaluate(
    async ({ path, body }) => {
      const session = /client-session-id=([0-9a-f-]{36})/.exec(document.cookie)?.[1] ?? '';
      const headers = { 'client-session-id': session, 'content-type': 'application/json' };
      await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
    },
    {
      path: setOrderTemporary.path,
      body: {
        products: [
          {
            product_id: product.product_id,
            product_option_id: size?.product_option_id,
            order_quantity: 1,
          },
        ],
        order_location: 'goods',
      },
    },
  );
  await page.goto('/order');
  await expect(page.getByText(/^\(\d{5}\) /).first()).toBeVisible();
  await choose(page.getByRole('checkbox', { name: /결제 진행에 동의/ }));
}
