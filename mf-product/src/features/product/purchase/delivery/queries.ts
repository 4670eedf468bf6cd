import { checkDeliveryGuarantee } from '@mall/contracts/api/catalogue/delivery-guarantee';
import { endpointQuery } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';

/** Whether quick delivery reaches a postcode, and when an order of now arrives there. */
export function arrivalQuery({ api }: RemoteServices, zipcode: string | null) {
  return {
    ...endpointQuery(api, checkDeliveryGuarantee, { query: { zipcode: zipcode ?? '' } }),
    enabled: zipcode !== null,
  };
}
