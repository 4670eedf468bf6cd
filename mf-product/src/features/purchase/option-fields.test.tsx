import type { ProductView } from '@mall/contracts/api/products';
import { fireEvent, render, screen } from '@testing-library/react';
import { OptionFields } from './option-fields.tsx';
import { useSelection } from './selection.ts';

const sizes = [
  { id: 11, name: 'M', stock: 3 },
  { id: 12, name: 'L', stock: 0 },
];
// The fields read the options of a product, nothing else of it.
const product = {
  product_id: 7,
  options: {
    colors: [
      {
        color_id: 1,
        name: '블랙',
        hex: '#111111',
        color_chip: '/media/products/1/1-chip.webp?v=1',
        images: [],
        sizes: sizes.map(({ id, name, stock }) => ({
          product_option_id: id,
          name,
          stock,
          is_display: true,
          sale_state: 'ON',
          is_delivery_guarantee: false,
          cj_stock: null,
        })),
      },
    ],
  },
} as unknown as ProductView;

function Fields() {
  return <OptionFields product={product} selection={useSelection(product)} />;
}

describe('option fields of a product page', () => {
  it('show the chosen size within the click, without blinking back', () => {
    render(<Fields />);
    const medium = screen.getByRole('radio', { name: 'M' });
    fireEvent.click(medium);
    expect(medium).toBeChecked();
  });

  it('do not offer a size that is sold out', () => {
    render(<Fields />);
    expect(screen.getByRole('radio', { name: /L/ })).toBeDisabled();
  });
});
