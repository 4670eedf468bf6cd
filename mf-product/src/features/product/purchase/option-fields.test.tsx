import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { colorOption, productView, sizeOption } from '../../../testing/product-view.ts';
import { OptionFields } from './option-fields.tsx';
import { useSelection } from './selection.ts';

const sizes = [
  sizeOption(10, { name: 'S' }),
  sizeOption(11),
  sizeOption(12, { name: 'L', stock: 0 }),
  sizeOption(13, { name: 'XL' }),
];
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

  it('choose nothing that the arrow keys pass: a size is chosen by Space, Enter or a click', async () => {
    render(<Fields />);
    const [small, medium, large] = ['S', 'M', 'XL'].map((name) => screen.getByRole('radio', { name }));
    small?.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(large).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}{ArrowLeft}');
    expect(medium).toHaveFocus();
    for (const radio of screen.getAllByRole('radio', { name: /^(S|M|XL)$/ })) expect(radio).not.toBeChecked();
    await userEvent.keyboard('{Enter}');
    expect(medium).toBeChecked();
    await userEvent.keyboard('{ArrowRight} ');
    expect(large).toBeChecked();
  });

  it('show the size that was pressed last, so that each press of another one adds a piece', async () => {
    render(<Fields />);
    const [small, medium] = ['S', 'M'].map((name) => screen.getByRole('radio', { name }));
    for (const radio of [small, medium, small]) if (radio) await userEvent.click(radio);
    expect(small).toBeChecked();
    expect(medium).not.toBeChecked();
  });

  it('do not offer a size that is sold out', () => {
    render(<Fields />);
    expect(screen.getByRole('radio', { name: /^L/ })).toBeDisabled();
  });
});
