import type { ProductView } from '@mall/contracts/api/catalogue/product-view';
import { useServices } from '@mall/remote-kit/services';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { inflowUrl } from './inflow-url.ts';
import { type Piece, piecesOf, wantedOf } from './pieces.ts';
import { chosenPartnersQuery } from './queries.ts';
import { type ChosenOption, type Selection, withPiece } from './selection.ts';

/** The shopper's choice as the product and its partners stand now, and as the API takes it. */
export interface Choice {
  pieces: readonly Piece[];
  wanted: ReturnType<typeof wantedOf>;
  /** Loads what the choice would come to with a piece more of an option, while the press on it is still under way. */
  priceAhead: (option: Omit<ChosenOption, 'quantity'>, most: number) => void;
}

/** Here since the shopper's first touch. */
const loadPrice = () => import(/* webpackChunkName: "product-touched" */ './chosen/queries.ts');

/** Puts the choice together from the page's product and the partners that were chosen. */
export function useChoice(product: ProductView, selection: Selection): Choice {
  const services = useServices();
  const partners = partnersOf(product).filter(({ product_id }) =>
    selection.options.some(({ productId }) => productId === product_id),
  );
  const ids = partners.map(({ product_id }) => product_id);
  const loaded = useQuery({
    ...chosenPartnersQuery(services, ids),
    placeholderData: keepPreviousData,
    enabled: ids.length > 0,
  });
  const sources = [
    { productId: product.product_id, name: null, colors: product.options.colors },
    ...(loaded.data ?? []).map(({ product_id, colors }) => ({
      productId: product_id,
      name: partners.find((partner) => partner.product_id === product_id)?.product_name ?? '',
      colors,
    })),
  ];
  const pieces = piecesOf(sources, selection);
  const wantedFor = (chosen: readonly Piece[]) => {
    // Nothing is chosen on the server, which has no document to ask.
    const isAsked = chosen.length > 0 && Boolean(product.price_info.inflow_host);
    return wantedOf(chosen, isAsked ? inflowUrl() : null);
  };
  return {
    pieces,
    wanted: wantedFor(pieces),
    priceAhead(option, most) {
      const options = withPiece(selection.options, option, most);
      const wanted = wantedFor(piecesOf(sources, { ...selection, options }));
      loadPrice().then(
        ({ selectionPriceQuery }) =>
          services.queryClient.prefetchQuery(selectionPriceQuery(services, product.product_id, wanted)),
        // Then the choice is priced once it is made.
        () => undefined,
      );
    },
  };
}

/** Products that are offered to be bought along, each once. */
export function partnersOf({ offers = [] }: Pick<ProductView, 'offers'>) {
  const cards = offers.flatMap(({ parts }) => parts.flatMap(({ products }) => products));
  return [...new Map(cards.map((card) => [card.product_id, card])).values()];
}
