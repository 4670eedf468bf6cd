import { readSizeProfile } from '@mall/contracts/api/community/size-advice';
import { endpointQuery } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';

export const sizeProfileQuery = ({ api }: Pick<RemoteServices, 'api'>) =>
  endpointQuery(api, readSizeProfile, {});
