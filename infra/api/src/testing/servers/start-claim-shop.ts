import { type ChosenOption, choosePlainOptions, setStock } from '../orders/choose-options.ts';
import { claimSteps } from '../orders/claim-steps.ts';
import { startPortone } from './start-portone.ts';
import { startTestApi } from './start-test-api.ts';

/** A shop with its payment provider, a member who is logged in, and two options in stock to order. */
export async function startClaimShop() {
  const portone = await startPortone();
  const api = await startTestApi({ environment: { PORTONE_API_URL: portone.url } });
  // Fewer than asked for are an error there.
  const [first, second] = (await choosePlainOptions(api.db, 2)) as [ChosenOption, ChosenOption];
  await setStock(api.db, first.product_option_id, 500);
  return {
    api,
    portone,
    steps: claimSteps(api, portone),
    member: await api.logIn(),
    first,
    second,
    close: async () => {
      await api.close();
      await portone.close();
    },
  };
}
export type ClaimShop = Awaited<ReturnType<typeof startClaimShop>>;
