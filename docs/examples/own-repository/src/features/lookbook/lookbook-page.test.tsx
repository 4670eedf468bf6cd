import type { ProductList } from '@mall/contracts/api/catalogue/products';
import { renderPage } from '@mall/remote-kit/testing';
import { productCard } from '@mall/ui/testing/product-card';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../remote.ts';
import { copy } from './copy.ts';

const listOf = (page: number): ProductList => ({
  rows: [productCard({ product_id: page, product_name: `셔츠 ${page}` })],
  count: 8,
  paginate: { page, display_size: 4, total: 8, last_page: 2 },
  filter: null,
  categoryInfo: null,
  brandInfo: null,
  delivery_guarantee: false,
});
const answers = { 'products.search': ({ query }: { query: { page: number } }) => listOf(query.page) };

describe('the lookbook', () => {
  it('shows the newest goods', async () => {
    const { head } = await renderPage(remote, '/lookbook', { answers });
    expect(head.title).toBe(copy.title);
    expect(screen.getByRole('link', { name: '셔츠 1' })).toBeVisible();
  });

  it('turns to the next ones', async () => {
    await renderPage(remote, '/lookbook', { answers });
    await userEvent.click(screen.getByRole('button', { name: copy.more }));
    expect(await screen.findByRole('link', { name: '셔츠 2' })).toBeVisible();
  });
});
