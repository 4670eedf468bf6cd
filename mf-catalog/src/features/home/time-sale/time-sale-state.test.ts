import { productCard } from '@mall/ui/testing/product-card';
import { shownTimeSale } from './time-sale-state.ts';

const noon = Date.parse('2026-11-21T12:00:00.000Z');
const sale = {
  display_state: 1,
  start_at: '2026-11-21T10:00:00.000Z',
  end_at: '2026-11-21T20:00:00.000Z',
  products: [1, 2, 3, 4, 5].map((product_id) => productCard({ product_id })),
};
const coming = { ...sale, start_at: '2026-11-21T13:00:00.000Z' };

describe('the time sale of a home page', () => {
  it('shows the first four products while it runs', () => {
    const shown = shownTimeSale(sale, noon);
    expect(shown).toMatchObject({ isRunning: true, endAt: sale.end_at });
    expect(shown?.products.map(({ product_id }) => product_id)).toEqual([1, 2, 3, 4]);
  });

  it('is hidden before its start when display_state is 1, and announced otherwise', () => {
    expect(shownTimeSale(coming, noon)).toBeNull();
    expect(shownTimeSale({ ...coming, display_state: 0 }, noon)).toMatchObject({ isRunning: false });
  });

  it('is over with less than a second left', () => {
    const end = Date.parse(sale.end_at);
    expect(shownTimeSale(sale, end - 1000)).not.toBeNull();
    expect(shownTimeSale(sale, end - 999)).toBeNull();
  });

  it('is nothing without products, without a readable end, or without a sale', () => {
    expect(shownTimeSale({ ...sale, products: [] }, noon)).toBeNull();
    expect(shownTimeSale({ ...sale, end_at: 'soon' }, noon)).toBeNull();
    expect(shownTimeSale(null, noon)).toBeNull();
  });
});
