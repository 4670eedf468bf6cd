import type { Offer } from '@mall/contracts/api/catalogue/offers';
import { priceSelection } from '@mall/contracts/api/catalogue/selection-price';
import { multiPieceBenefits } from '@mall/contracts/domain/catalogue/promotions';
import { goTogether } from '../../wardrobe/part-of.ts';
import type { Shop, ShopProduct } from '../reading/shop.ts';
import type { Rule } from '../rule.ts';

const nameOf = ({ id, view }: ShopProduct) => `${id} ${view.product_name}`;
const onOffer: readonly string[] = [...multiPieceBenefits, 'SIZECOLOR'];
const bought = ({ products }: Shop) => products.filter(({ view }) => !view.is_sold_out);

/** Options of a product of which so many pieces can be bought. */
const optionsOf = ({ view }: ShopProduct, pieces = 1) =>
  view.options.colors
    .flatMap(({ sizes }) => sizes)
    .filter(({ stock, sale_state, is_display }) => stock >= pieces && sale_state === 'ON' && is_display)
    .map(({ product_option_id }) => product_option_id);

/** Offers of a product of the given types. */
const offersOf = ({ view }: ShopProduct, ...types: Offer['type'][]) =>
  (view.offers ?? []).filter(({ type }) => types.includes(type));

/** The pieces that an offer asks for: the product's own and one of each part. */
function piecesFor(shop: Shop, product: ShopProduct, offer: Offer) {
  const order_quantity = offer.steps?.[0]?.from ?? (offer.type === 'ONEPLUS' ? 2 : 1);
  const own = optionsOf(product, order_quantity);
  const chosen = offer.product_option_ids ? own.find((id) => offer.product_option_ids?.includes(id)) : own[0];
  if (chosen === undefined) return null;
  const parts = offer.parts.map(({ products }) => {
    const partner = products.flatMap(({ product_id }) => shop.byId.get(product_id) ?? [])[0];
    const product_option_id = partner && optionsOf(partner)[0];
    return product_option_id === undefined || !partner
      ? []
      : [{ product_id: partner.id, product_option_id, order_quantity: 1 }];
  });
  if (parts.some((part) => part.length === 0)) return null;
  return [{ product_option_id: chosen, order_quantity }, ...parts.flat()];
}

/** What is wrong with the price of an offer; null when it pays off. */
async function faultOf(shop: Shop, product: ShopProduct, offer: Offer): Promise<string | null> {
  const option_info = piecesFor(shop, product, offer);
  if (!option_info) return `${nameOf(product)}: nobody can buy what ${offer.type} asks for`;
  const { amount, saved_price = 0 } = await shop.call(priceSelection, {
    body: { product_id: product.id, option_info },
  });
  const own = amount.rows?.find(({ code }) => code === offer.type);
  const saved = offer.type === 'SIZECOLOR' ? -(own?.amount ?? 0) : saved_price;
  return saved > 0 ? null : `${nameOf(product)}: ${offer.type} saves nothing`;
}

async function unpaid(shop: Shop): Promise<string[]> {
  const found: string[] = [];
  for (const product of bought(shop))
    for (const offer of product.view.offers ?? []) {
      const fault = await faultOf(shop, product, offer);
      if (fault) found.push(fault);
    }
  return found;
}

const partnersOf = (shop: Shop, product: ShopProduct, ...types: Offer['type'][]) =>
  offersOf(product, ...types).flatMap(({ parts }) =>
    parts.flatMap(({ products }) => products.flatMap(({ product_id }) => shop.byId.get(product_id) ?? [])),
  );

const isOneSet = (one: ShopProduct, other: ShopProduct) =>
  one.line === other.line &&
  goTogether(one.part, other.part) &&
  one.seasons.some((season) => other.seasons.includes(season));

/** Rules of what promotions promise (spec 9). */
export const promotionRules: readonly Rule[] = [
  {
    name: 'every promotion of a product is shown as an offer on its page',
    find: (shop) =>
      bought(shop).flatMap((product) => {
        const shown: string[] = (product.view.offers ?? []).map(({ type }) => type);
        const promised = [...product.view.promotions, ...product.view.flags];
        const missing = [...new Set<string>(promised)].filter(
          (name) => onOffer.includes(name) && !shown.includes(name),
        );
        return missing.map((name) => `${nameOf(product)}: ${name} without an offer`);
      }),
  },
  { name: 'every offer saves money when it is bought as it asks', find: unpaid },
  {
    name: 'first purchases and time sales are cheaper than the price without them',
    find: (shop) =>
      bought(shop).flatMap((product) => {
        const { promotions, price_info } = product.view;
        const { time_sale, sell_price, first_order_discount_price: first, last_price } = price_info;
        return [
          ...(promotions.includes('FIRST') && first >= last_price
            ? [`${nameOf(product)}: FIRST saves nothing`]
            : []),
          ...(time_sale && time_sale.price >= sell_price ? [`${nameOf(product)}: TIME saves nothing`] : []),
        ];
      }),
  },
  {
    name: 'sets hold two different pieces of one person and season',
    find: (shop) =>
      bought(shop).flatMap((product) =>
        partnersOf(shop, product, 'SETFIX', 'SETCROSS')
          .filter((partner) => !isOneSet(product, partner))
          .map((partner) => `${nameOf(product)} with ${nameOf(partner)}`),
      ),
  },
  {
    name: 'cross sets stay within one brand',
    find: (shop) =>
      bought(shop).flatMap((product) =>
        partnersOf(shop, product, 'SETCROSS')
          .filter(({ view }) => view.brand.brand_id !== product.view.brand.brand_id)
          .map((partner) => `${nameOf(product)} with ${nameOf(partner)} of ${partner.view.brand.name}`),
      ),
  },
];
