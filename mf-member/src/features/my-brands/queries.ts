import { listBrandWishes } from '@mall/contracts/api/people/brand-wishes';
import { endpointQuery } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';

export const brandWishesQuery = ({ api }: Pick<RemoteServices, 'api'>) =>
  endpointQuery(api, listBrandWishes, {});
