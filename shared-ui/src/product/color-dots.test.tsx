import { render, screen } from '@testing-library/react';
import { ColorDots } from './color-dots.tsx';

const colors = ['네이비', '베이지', '버건디', '화이트', '카키', '그레이', '블랙'].map((name, place) => ({
  name,
  hex: `#00000${place}`,
}));

test('five dots are shown, then how many more; all names are spoken', () => {
  const { container } = render(<ColorDots colors={colors} />);
  expect(container.querySelectorAll('circle')).toHaveLength(5);
  expect(screen.getByText('+2')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: /^색상 네이비.*블랙$/ })).toBeInTheDocument();
});
