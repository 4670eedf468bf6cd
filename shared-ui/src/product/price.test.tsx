import { render, screen } from '@testing-library/react';
import { Price } from './price.tsx';

test('a reduced price shows the rate and the retail price struck through', () => {
  const { container } = render(<Price retailPrice={57000} lastPrice={39900} />);
  expect(container).toHaveTextContent('할인율 30%판매가 39,900원정가 57,000원');
  expect(screen.getByRole('deletion')).toHaveTextContent('57,000원');
});

test('a price that is not lower has neither rate nor strike-through', () => {
  const { container } = render(<Price retailPrice={39900} lastPrice={39900} rate={10} />);
  expect(container).toHaveTextContent(/^39,900원$/);
  expect(screen.queryByRole('deletion')).not.toBeInTheDocument();
});

test('a discount below one per cent shows no rate', () => {
  const { container } = render(<Price retailPrice={100000} lastPrice={99900} />);
  expect(container).not.toHaveTextContent('%');
});
