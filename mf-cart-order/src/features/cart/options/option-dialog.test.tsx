import { productOptionPicked } from '@mall/contracts/events/topics';
import { type FakeOptions, failure, loggedIn, renderPage } from '@mall/remote-kit/testing';
import { installDialogElement } from '@mall/ui/testing/dialog-element';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../../remote.ts';
import { cart, cartLine } from '../../../testing/builders.ts';

const changed = cart(39_900, cartLine(1, { product_option_id: 2002, size_name: 'L' }));
async function open(answers: FakeOptions['answers'] = {}) {
  const page = await renderPage(remote, '/cart', {
    session: loggedIn,
    answers: { 'carts.list': cart(39_900, cartLine(1)), 'carts.change': changed, ...answers },
  });
  await userEvent.click(screen.getByRole('button', { name: '셔츠 1 옵션 변경' }));
  return { page, dialog: within(await screen.findByRole('dialog')) };
}
type Opened = Awaited<ReturnType<typeof open>>;
/** What the lent fragment says when a size is picked there. */
const pick = ({ page }: Opened, product_id = 101) =>
  act(() => page.services.bus.publish(productOptionPicked, { product_id, product_option_id: 2002 }));

beforeAll(installDialogElement);

describe('another option of a line', () => {
  it('is picked in the fragment of the product, and changes the line', async () => {
    const opened = await open();
    expect(document.querySelector('[data-fragment="mf-product/option-picker"]')).toBeInTheDocument();
    expect(opened.dialog.getByRole('button', { name: '변경하기' })).toBeDisabled();
    pick(opened);
    await userEvent.click(opened.dialog.getByRole('button', { name: '변경하기' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText('블랙 / L')).toBeInTheDocument();
    expect(opened.page.services.calls.find(({ id }) => id === 'carts.change')?.input).toEqual({
      body: { cart_id: 1, product_option_id: 2002, order_quantity: 1 },
    });
  });

  it('is not what was picked of another product', async () => {
    const opened = await open();
    pick(opened, 999);
    expect(opened.dialog.getByRole('button', { name: '변경하기' })).toBeDisabled();
  });

  it('that is refused says why, and leaves the choice open', async () => {
    const words = "'셔츠 1' 상품의 재고가 부족합니다.";
    const opened = await open({ 'carts.change': failure('OUT_OF_STOCK', words) });
    pick(opened);
    await userEvent.click(opened.dialog.getByRole('button', { name: '변경하기' }));
    await waitFor(() => expect(opened.page.services.messages).toEqual([words]));
    expect(opened.dialog.getByRole('button', { name: '변경하기' })).toBeEnabled();
  });
});
