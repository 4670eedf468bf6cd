import { productGridFragment } from '@mall/contracts/platform/fragments';
import { failure, renderFragment } from '@mall/remote-kit/testing';
import { productCard } from '@mall/ui/testing/product-card';
import { screen } from '@testing-library/react';
import { remote } from '../../remote.ts';

const grid = (productIds: number[], answer: unknown) =>
  renderFragment(
    remote,
    productGridFragment.name,
    { title: '관련 상품', productIds },
    {
      answers: { 'products.info': answer },
    },
  );

describe('product grid lent to others', () => {
  it('shows the products asked for', async () => {
    const { services } = await grid([7, 8], {
      rows: [productCard(), productCard({ product_id: 8, product_name: '울 코트' })],
    });
    expect(services.calls).toEqual([{ id: 'products.info', input: { query: { product_ids: ['7', '8'] } } }]);
    expect(screen.getByRole('heading', { name: '관련 상품' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /울 코트/ })).toHaveAttribute('href', '/goods/view/8');
  });

  it.each([
    ['nothing was asked for', [], { rows: [] }],
    ['nothing of it is sold any more', [7], { rows: [] }],
    ['it cannot be had', [7], failure('RATE_LIMITED')],
  ])('is not there at all when %s', async (_name, ids, answer) => {
    const { container } = await grid(ids, answer);
    expect(container).toBeEmptyDOMElement();
  });
});
