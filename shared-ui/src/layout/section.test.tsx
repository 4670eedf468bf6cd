import { render, screen } from '@testing-library/react';
import { Section } from './section.tsx';

test('its heading names it, and the more link says more of what', () => {
  render(
    <Section title="신상품" moreHref="/goods/list/NEW">
      내용
    </Section>,
  );
  expect(screen.getByRole('region', { name: '신상품' })).toHaveTextContent('내용');
  expect(screen.getByRole('heading', { level: 2, name: '신상품' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '신상품 더보기' })).toHaveAttribute('href', '/goods/list/NEW');
});
