import { familySites } from '@mall/contracts/domain/family-site';
import { garmentSchema } from '../media/garment.ts';
import { brandOfProduct } from './brand-of-product.ts';
import { seedBrands } from './brands.ts';
import { seedCategories } from './categories.ts';
import { makeProduct, type TakenNames } from './make-product.ts';
import { makeReviews } from './make-reviews.ts';

const now = new Date('2026-11-21T00:00:00Z');
function catalogue(count: number) {
  const taken: TakenNames = new Map();
  return Array.from({ length: count }, (_, index) =>
    makeProduct(index + 1, brandOfProduct(index + 1), taken, now),
  );
}
const made = catalogue(480);

describe('the sample catalogue', () => {
  it('is the same every time', () => {
    expect(catalogue(480)).toEqual(made);
  });

  it('has brands for every family site and at least 24', () => {
    expect(new Set(seedBrands.map((brand) => brand.site))).toEqual(
      new Set(familySites.map((site) => site.code)),
    );
    expect(seedBrands.length).toBeGreaterThanOrEqual(24);
    expect(seedBrands.find((brand) => brand.brand_id === 28)?.site).toBe('aquascutum');
  });

  it('has products of every brand, of houses many times as many as of small labels', () => {
    const counts = seedBrands.map(
      ({ brand_id }) => made.filter(({ product }) => product.brand_id === brand_id).length,
    );
    expect(Math.min(...counts)).toBeGreaterThan(1);
    expect(Math.max(...counts)).toBeGreaterThan(4 * Math.min(...counts));
  });

  it('fills every child category', () => {
    const used = new Set(made.map((item) => item.product.category_id));
    const children = seedCategories.filter((category) => category.parent_id !== null);
    expect(children.filter((category) => !used.has(category.category_id))).toEqual([]);
  });

  it('has prices that end in 900 and never sell above retail', () => {
    for (const { product } of made) {
      expect(product.retail_price % 1000).toBe(900);
      expect(product.sell_price % 1000).toBe(900);
      expect(product.sell_price).toBeLessThanOrEqual(product.retail_price);
    }
  });

  it('has one to six colours, sizes for each, some options sold out and a few products entirely', () => {
    const isGone = (item: (typeof made)[number]) => item.options.every((option) => option.stock === 0);
    for (const { colors, options } of made) {
      expect(colors.length).toBeGreaterThanOrEqual(1);
      expect(colors.length).toBeLessThanOrEqual(6);
      expect(new Set(options.map((option) => option.color_id)).size).toBe(colors.length);
      for (const option of options) expect(option.sale_state === 'ON').toBe(option.stock > 0);
    }
    const gone = made.filter(isGone).length;
    expect(gone).toBeGreaterThan(4);
    expect(gone).toBeLessThan(60);
    expect(
      made.filter((item) => !isGone(item) && item.options.some((option) => option.stock === 0)).length,
    ).toBeGreaterThan(100);
  });

  it('has unique ids and codes, garments that can be drawn, and names without doubled words', () => {
    const ids = made.flatMap((item) => item.options.map((option) => option.product_option_id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(made.map((item) => item.product.code)).size).toBe(made.length);
    for (const { product } of made) {
      expect(garmentSchema.safeParse(product.garment).success).toBe(true);
      const words = product.product_name.split(' ');
      expect(new Set(words).size).toBe(words.length);
    }
  });

  it('has about five reviews per product, none before its release', () => {
    const reviews = made.map((item) => makeReviews(item, now));
    const average = reviews.flat().length / made.length;
    expect(average).toBeGreaterThan(3.5);
    expect(average).toBeLessThan(7);
    for (const [index, list] of reviews.entries()) {
      const released = Date.parse(made[index]?.product.released_at ?? '') - 86_400_000;
      for (const review of list) expect(Date.parse(review.created_at)).toBeGreaterThanOrEqual(released);
    }
    expect(new Set(reviews.flat().map((review) => review.content)).size).toBeGreaterThan(900);
  });
});
