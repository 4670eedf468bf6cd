import { css } from '@emotion/react';
import type { Offer } from '@mall/contracts/api/catalogue/offers';
import type { ProductView } from '@mall/contracts/api/catalogue/product-view';
import type { Choice } from '../use-pieces.ts';
import { copy } from './copy.ts';
import { OfferAction } from './offer-action.tsx';
import { OfferFrame } from './offer-frame.tsx';
import type { OffersProps } from './offers.tsx';

const list = css({ display: 'grid', gap: 8 });

/** What the product brings beyond the price of a piece, each with what to do for it right here (spec 9). */
export function OfferList(props: OffersProps) {
  const { offers = [] } = props.product;
  return (
    <ul css={list} aria-label={copy.offers}>
      {offers.map((offer, place) => (
        <OfferFrame
          // biome-ignore lint/suspicious/noArrayIndexKey: offers of a product have no ids and keep their order
          key={`${offer.type} ${place}`}
          tag={offer.label}
          title={titleOf(offer)}
          how={howTo(offer, props)}
        >
          <OfferAction offer={offer} {...props} />
        </OfferFrame>
      ))}
    </ul>
  );
}

function titleOf({ type, rate = 0, set_price = 0, steps = [] }: Offer): string {
  switch (type) {
    case 'ONEPLUS':
      return copy.onePlusTitle;
    case 'NPLUS':
      return copy.upTo(steps.at(-1)?.rate ?? 0);
    case 'SETFIX':
      return copy.set(set_price);
    case 'SETCROSS':
      return copy.cross(rate);
    case 'SIZECOLOR':
      return copy.sizeColor(rate);
  }
}

/** What to do for an offer, or how far it is. */
function howTo(offer: Offer, { product, choice }: OffersProps): string {
  const own = choice.pieces.filter(({ name }) => name === null);
  const count = own.reduce((sum, { quantity }) => sum + quantity, 0);
  switch (offer.type) {
    case 'ONEPLUS':
      if (count === 0) return copy.onePlusHow;
      return count % 2 === 1 ? copy.onePlusNext : copy.onePlusDone(count / 2);
    case 'NPLUS': {
      if (count === 0) return copy.stepsHow;
      const next = offer.steps?.find(({ from }) => from > count);
      return next
        ? copy.stepNext(next.from - count, next.rate)
        : copy.stepDone(offer.steps?.at(-1)?.rate ?? 0);
    }
    case 'SIZECOLOR':
      return copy.sizeColorHow(namesOf(product, offer));
    case 'SETFIX':
    case 'SETCROSS':
      if (count > 0 && offer.parts.every((part) => isTaken(part, choice))) return copy.setDone;
      if (offer.type === 'SETCROSS') return copy.crossHow;
      return offer.is_bundle_only ? copy.setOnly : copy.setHow;
  }
}

const isTaken = ({ products }: Offer['parts'][number], { pieces }: Choice) =>
  pieces.some(({ productId }) => products.some(({ product_id }) => product_id === productId));

/** Colours of the product that the offer is for, or its sizes where it is for all colours. */
function namesOf({ options }: ProductView, { product_option_ids: ids = [] }: Offer): string[] {
  const has = ({ product_option_id }: { product_option_id: number }) => ids.includes(product_option_id);
  const colors = options.colors.filter(({ sizes }) => sizes.some(has));
  if (colors.length < options.colors.length) return colors.map(({ name }) => name);
  return [...new Set(colors.flatMap(({ sizes }) => sizes.filter(has).map(({ name }) => name)))];
}
