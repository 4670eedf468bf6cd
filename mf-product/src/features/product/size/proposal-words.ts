import type { SizeProposal } from '@mall/contracts/api/community/size-advice';
import { bandEnd } from '@mall/contracts/domain/body-measures';
import { copy } from './copy.ts';

/** Why a size is proposed, in words. */
export function reasonOf(proposal: SizeProposal): string {
  switch (proposal.reason) {
    case 'KEPT': {
      const { product_name, kept_size, is_same_brand, fit } = proposal;
      const bought = (is_same_brand ? copy.boughtOfBrand : copy.boughtOfCategory)(product_name, kept_size);
      return fit ? `${bought} ${copy.felt(fit)}` : bought;
    }
    case 'SIMILAR_BODY': {
      const { height_from, weight_from, total, chosen, size } = proposal;
      const height = copy.band(height_from, bandEnd(height_from));
      const weight = weight_from === null ? null : copy.band(weight_from, bandEnd(weight_from));
      return copy.similar(height, weight, total, chosen, size);
    }
    case 'USUAL':
      return copy.usual(proposal.size);
  }
}
