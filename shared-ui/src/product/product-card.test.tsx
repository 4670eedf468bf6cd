import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { productCard } from '../testing/product-card.ts';
import { ProductCard } from './product-card.tsx';

test('the card is one link to the product', () => {
  render(<ProductCard product={productCard()} />);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/goods/view/7');
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('옥스포드 셔츠');
});

test('the card leads to the colour that it shows', () => {
  render(<ProductCard product={productCard({ shown_color_id: 71 })} />);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/goods/view/7?color=71');
});

test('a sold-out card says so and is still a link', () => {
  render(<ProductCard product={productCard({ is_sold_out: true })} />);
  expect(screen.getByRole('link', { name: '옥스포드 셔츠 품절' })).toHaveAttribute('href', '/goods/view/7');
});

test('the heart is a button outside the link and reports the product', async () => {
  const onWish = jest.fn();
  const product = productCard();
  render(<ProductCard product={product} onWish={onWish} isWished />);
  const heart = screen.getByRole('button', { name: '옥스포드 셔츠 찜하기', pressed: true });
  expect(within(screen.getByRole('link')).queryByRole('button')).not.toBeInTheDocument();
  await userEvent.click(heart);
  expect(onWish).toHaveBeenCalledWith(product);
});

test('a press on the link reports the product and the picture that the card shows', async () => {
  const onOpen = jest.fn();
  const product = productCard();
  render(<ProductCard product={product} onOpen={onOpen} />);
  Object.defineProperty(screen.getAllByRole('img')[0], 'currentSrc', { value: '/_img/480/shirt.webp' });
  screen.getByRole('link').addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(screen.getByRole('link'));
  expect(onOpen).toHaveBeenCalledWith(product, '/_img/480/shirt.webp');
});

test('without a wish handler there is no heart', () => {
  render(<ProductCard product={productCard()} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a product without reviews shows no rating', () => {
  render(<ProductCard product={productCard({ review_count: 0 })} />);
  expect(screen.queryByText(/별점/)).not.toBeInTheDocument();
});

test('the first view loads at once when the card has priority, the second when the shopper hovers', async () => {
  const { container } = render(<ProductCard product={productCard()} priority />);
  expect(screen.getByRole('img', { name: '셔츠 앞면' })).toHaveAttribute('loading', 'eager');
  // A finger does not hover, it opens the product.
  await userEvent.pointer({ keys: '[TouchA]', target: screen.getByRole('article') });
  expect(container.querySelectorAll('img')).toHaveLength(1);
  await userEvent.hover(screen.getByRole('article'));
  expect(container.querySelector('img[alt=""]')).toHaveAttribute('loading', 'lazy');
});

test('flags stand under the price and not on the picture, that of the list first', () => {
  const product = productCard({ flags: ['NEW', 'BEST', 'NPLUS'] });
  const { rerender } = render(<ProductCard product={product} />);
  const flags = () => screen.getAllByText(/^(NEW|BEST|N\+SALE)$/).map((flag) => flag.textContent);
  expect(flags()).toEqual(['NEW', 'BEST']);
  rerender(<ProductCard product={product} listFlag="NPLUS" />);
  expect(flags()).toEqual(['N+SALE', 'NEW']);
  const picture = screen.getByRole('img', { name: '셔츠 앞면' }).parentElement;
  expect(picture).not.toHaveTextContent(/NEW|SALE/);
});
