import { productCard } from '@mall/ui/testing/product-card';
import { newMain } from '../../testing/builders.ts';
import { homeView } from './home-view.ts';

it('a home page keeps of a piece only what its line shows, and nothing of the settings', () => {
  const view = homeView(
    newMain({ best_men: [productCard(), productCard({ product_id: 8 }), productCard({ product_id: 9 })] }),
  );
  expect(Object.keys(view).sort()).toEqual(['plan', 'popups', 'sections']);
  const { first, others } = view.sections.best_men ?? {};
  expect(first).toEqual(productCard());
  expect(Object.keys(others?.[0] ?? {}).sort()).toEqual([
    'brand',
    'discount_rate',
    'images',
    'last_price',
    'product_id',
    'product_name',
    'retail_price',
  ]);
  expect(others?.[0]?.images).toEqual([expect.objectContaining({ alt: '' })]);
});
