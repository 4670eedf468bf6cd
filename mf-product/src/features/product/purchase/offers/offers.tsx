import type { Offer } from '@mall/contracts/api/catalogue/offers';
import type { ProductView } from '@mall/contracts/api/catalogue/product-view';
import { useServices } from '@mall/remote-kit/services';
import { useIdle } from '@mall/remote-kit/use-idle';
import { useChunk } from '../../../../shared/use-chunk.ts';
import { copy } from '../copy.ts';
import type { Selection } from '../selection.ts';
import type { Choice } from '../use-pieces.ts';

export interface OffersProps {
  product: ProductView;
  selection: Selection;
  choice: Choice;
}

const loadList = () =>
  import(/* webpackChunkName: "product-offers" */ './offer-list.tsx').then(({ OfferList }) => OfferList);

/** Heights of an offer as it opens, px: a frame with its words, and what is done for it. */
const heights = { ONEPLUS: 146, NPLUS: 129, SETFIX: 305, SETCROSS: 413, SIZECOLOR: 77 } as const;
const gap = 8;

const heightOf = (offers: readonly Offer[]) =>
  offers.reduce((sum, { type }) => sum + heights[type] + gap, -gap);

/** The place of what a product offers; the offers themselves come with a chunk that most products do not need. */
export function Offers(props: OffersProps) {
  const { offers = [] } = props.product;
  const { dialogs } = useServices();
  const isIdle = useIdle();
  const hasOffers = offers.length > 0;
  const OfferList = useChunk(loadList, isIdle && hasOffers, () => dialogs.toast(copy.offersFailed));
  if (!hasOffers) return null;
  return <div style={{ minHeight: heightOf(offers) }}>{OfferList && <OfferList {...props} />}</div>;
}
