import { fireEvent, render, screen } from '@testing-library/react';
import { colorOption, productView, sizeOption } from '../../../testing/product-view.ts';
import { OptionFields } from './option-fields.tsx';
import { useSelection } from './selection.ts';

const sizes = [sizeOption(11), sizeOption(12, { name: 'L', stock: 0 })];
const product = productView(colorOption(1, { sizes }));

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
