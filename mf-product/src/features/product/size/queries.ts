import { adviseSize, readSizeProfile, type SizeProfile } from '@mall/contracts/api/community/size-advice';
import { endpointQuery } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';

/** Proposed sizes of a product; a guest's profile goes along, a member's lies with the server. */
export function sizeAdviceQuery({ api }: RemoteServices, product_id: number, profile: SizeProfile | null) {
  const { height_cm, weight_kg, usual } = profile ?? {};
  return endpointQuery(api, adviseSize, {
    body: {
      product_id,
      ...(typeof height_cm === 'number' ? { height_cm } : {}),
      ...(typeof weight_kg === 'number' ? { weight_kg } : {}),
      ...(usual ? { usual } : {}),
    },
  });
}

/** The member's own size profile. */
export function sizeProfileQuery({ api }: RemoteServices) {
  return endpointQuery(api, readSizeProfile, {});
}
