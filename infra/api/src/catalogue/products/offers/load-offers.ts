import type { Offer } from '@mall/contracts/api/catalogue/offers';
import type { ProductCard } from '@mall/contracts/api/catalogue/products';
import { multiPieceBenefits, onePlusName, quantityName } from '@mall/contracts/domain/catalogue/promotions';
import { sql } from 'kysely';
import type { Db, Row } from '../../../platform/database/schema/schema.ts';
import { loadCards } from '../../lists/cards/load-cards.ts';
import { benefitOf } from '../../pricing/benefit-line.ts';
import { quantityRates } from '../../pricing/line-price.ts';
import type { PriceView } from '../../pricing/price-view.ts';
import { type PromotionRule, type RuleOf, rulesOf } from '../../pricing/promotion-rule.ts';

/** Most products that are proposed for one part; a set has one for each. */
const maximumPartners = 8;

interface OfferedProduct extends Row<'products', 'product_id' | 'promotions'> {
  colors: readonly { color_group: string; sizes: readonly { product_option_id: number; name: string }[] }[];
}

/**
 * What a product brings beyond the price of a piece: the one benefit across pieces that is in force for it
 * (docs/decisions/0030), then what only some of its options get.
 */
export async function loadOffers(
  db: Db,
  product: OfferedProduct,
  rules: readonly PromotionRule[],
  view: PriceView,
): Promise<Offer[]> {
  const id = product.product_id;
  const ofOptions = rulesOf(rules, 'SIZECOLOR', id).map((rule) => sizeColorOffer(product, rule));
  const ofPieces = await benefitOffers(db, product, rules, view);
  // A part of which nothing is shown any more cannot be bought.
  const whole = ofPieces.filter(({ parts }) => parts.every(({ products }) => products.length > 0));
  return [...whole, ...ofOptions];
}

async function benefitOffers(
  db: Db,
  { product_id, promotions }: OfferedProduct,
  rules: readonly PromotionRule[],
  view: PriceView,
): Promise<Offer[]> {
  switch (benefitOf(promotions)) {
    case 'ONEPLUS':
      return [{ type: 'ONEPLUS', label: onePlusName, parts: [] }];
    case 'NPLUS': {
      const [rule] = rulesOf(rules, 'NPLUS', product_id);
      const steps = [...(rule?.terms.steps ?? quantityRates)].sort((one, other) => one.from - other.from);
      return [{ type: 'NPLUS', label: rule?.label ?? quantityName, steps, parts: [] }];
    }
    case 'SETFIX':
      return Promise.all(
        rulesOf(rules, 'SETFIX', product_id).map((rule) => setOffer(db, product_id, rule, view)),
      );
    case 'SETCROSS':
      return Promise.all(
        rulesOf(rules, 'SETCROSS', product_id).map((rule) => crossOffer(db, product_id, rule, view)),
      );
    case null:
      return [];
  }
}

async function setOffer(db: Db, productId: number, rule: RuleOf<'SETFIX'>, view: PriceView): Promise<Offer> {
  const own = rule.parts.get(productId);
  const cards = await loadCards(db, [...rule.parts.keys()], view);
  const parts = [...new Set(rule.parts.values())].filter((part) => part !== own);
  return {
    type: 'SETFIX',
    label: rule.label,
    set_price: rule.terms.set_price,
    is_bundle_only: rule.terms.is_bundle_only,
    parts: parts.map((part) => ({
      products: boughtFirst(cards.filter((card) => rule.parts.get(card.product_id) === part)),
    })),
  };
}

/** Benefits that stand before SETCROSS: a product has the first that it carries. */
const beforeCross = multiPieceBenefits.slice(0, multiPieceBenefits.indexOf('SETCROSS'));

async function crossOffer(
  db: Db,
  productId: number,
  rule: RuleOf<'SETCROSS'>,
  view: PriceView,
): Promise<Offer> {
  // Only what has no benefit before SETCROSS gets its rate; half of the catalogue may be in the other group.
  const { rows } = await sql<Row<'products', 'product_id'>>`
    select p.product_id from promotion_rule_products m join products p using (product_id)
    where m.promotion_rule_id = ${rule.rule_id} and m.part <> ${rule.parts.get(productId) ?? 0}
      and not p.is_hidden and p.promotions @> '{SETCROSS}' and not p.promotions && ${sql.val(beforeCross)}::text[]
    order by p.is_sold_out, p.sales_count desc, p.product_id limit ${maximumPartners}`.execute(db);
  const ids = rows.map((row) => row.product_id);
  return {
    type: 'SETCROSS',
    label: rule.label,
    rate: rule.terms.rate,
    parts: [{ products: boughtFirst(await loadCards(db, ids, view)) }],
  };
}

/** What can be bought before what is sold out. */
const boughtFirst = (cards: readonly ProductCard[]) =>
  [...cards]
    .sort((one, other) => Number(one.is_sold_out) - Number(other.is_sold_out))
    .slice(0, maximumPartners);

function sizeColorOffer({ colors }: OfferedProduct, { label, terms }: RuleOf<'SIZECOLOR'>): Offer {
  const isOneOf = (names: readonly string[], name: string) => names.length === 0 || names.includes(name);
  return {
    type: 'SIZECOLOR',
    label,
    rate: terms.rate,
    product_option_ids: colors
      .filter(({ color_group }) => isOneOf(terms.color_groups, color_group))
      .flatMap(({ sizes }) => sizes.filter(({ name }) => isOneOf(terms.size_names, name)))
      .map(({ product_option_id }) => product_option_id),
    parts: [],
  };
}
