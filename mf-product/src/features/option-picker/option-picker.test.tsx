import { optionPicker } from '@mall/contracts/platform/fragments';
import { failure, renderFragment } from '@mall/remote-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../remote.ts';
import { sizeOption } from '../../testing/product-view.ts';

const size = (id: number, name: string, is_available = true) => ({
  ...sizeOption(id, { name, stock: is_available ? 3 : 0 }),
  is_available,
  is_restock_alarm: !is_available,
});
const info = {
  product_id: 7,
  colors: [
    { color_id: 1, name: '블랙', hex: '#111111', sizes: [size(10, 'M'), size(11, 'L', false)] },
    { color_id: 2, name: '아이보리', hex: '#eeeeee', sizes: [size(20, 'M'), size(21, 'L')] },
  ],
};
const open = (answer: unknown, isQuick = false) =>
  renderFragment(
    remote,
    optionPicker.name,
    { productId: 7, optionId: 10, isQuick },
    { answers: { 'products.optionInfo': answer } },
  );

describe('the choice of options lent to others', () => {
  it('begins with the option that is there, and cannot choose what is sold out', async () => {
    await open(info);
    expect(await screen.findByRole('radio', { name: '블랙' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'M' })).toBeChecked();
    expect(screen.getByRole('radio', { name: /^L/ })).toBeDisabled();
  });

  it('reports each size that is picked, and no colour alone', async () => {
    const { services } = await open(info);
    await userEvent.click(await screen.findByRole('radio', { name: '아이보리' }));
    expect(services.published).toEqual([]);
    await userEvent.click(screen.getByRole('radio', { name: 'L' }));
    expect(services.published).toEqual([
      { topic: 'product:option-picked', payload: { product_id: 7, product_option_id: 21 } },
    ]);
  });

  it('asks for quick delivery where the line is one', async () => {
    const { services } = await open(info, true);
    expect(services.calls).toEqual([
      { id: 'products.optionInfo', input: { query: { product_id: 7, is_guarantee: '1' } } },
    ]);
  });

  it('can be asked for again when it cannot be had', async () => {
    const replies: unknown[] = [failure('RATE_LIMITED'), info];
    await open(() => replies.shift());
    await userEvent.click(await screen.findByRole('button', { name: '다시 시도' }));
    expect(await screen.findByRole('radio', { name: '블랙' })).toBeInTheDocument();
  });
});
