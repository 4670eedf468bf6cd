import { failure, renderPage } from '@mall/remote-kit/testing';
import { productCard } from '@mall/ui/testing/product-card';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../remote.ts';
import { installNearEverything } from '../../testing/near-everything.ts';
import { colorOption, productView } from '../../testing/product-view.ts';

beforeAll(installNearEverything);

const first = productView(colorOption(1));
const second = { ...first, product_id: 31, product_name: '플리스 집업' };
const card = productCard({ product_id: 31, product_name: '플리스 집업', last_price: 31_000 });

/** A product's page, on which a card of another product is pressed; that one is answered when the test says. */
async function pressCard(isByKeyboard = false) {
  let answer: (reply: unknown) => void = () => undefined;
  const held = new Promise((resolve) => {
    answer = resolve;
  });
  const page = await renderPage(remote, '/goods/view/7', {
    answers: {
      'products.view': ({ params }: { params: { id: number } }) => (params.id === 7 ? first : held),
      'products.recommends': { rows: [card, productCard({ product_id: 32 })] },
    },
  });
  const link = await screen.findByRole('link', { name: '플리스 집업' });
  // The shell follows the link.
  link.addEventListener('click', (event) => event.preventDefault());
  if (isByKeyboard) {
    link.focus();
    await userEvent.keyboard('{Enter}');
  } else await userEvent.click(link);
  await page.goTo('/goods/view/31');
  return { page, answer: (reply: unknown) => act(async () => answer(reply)) };
}

describe('a product that was pressed on a card', () => {
  it.each([
    ['by pointer', false],
    ['by keyboard', true],
  ])('is shown from the data of the card until it has come (%s)', async (_how, isByKeyboard) => {
    const { answer } = await pressCard(isByKeyboard);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('플리스 집업');
    expect(screen.getByText('31,000원')).toBeInTheDocument();
    const gallery = within(screen.getByRole('list', { name: '상품 사진' }));
    expect(gallery.getAllByRole('img')[0]).toHaveAttribute('alt', card.images[0]?.alt);
    expect(screen.getByRole('status', { name: '상품을 불러오고 있어요' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await answer(second);
    expect(await screen.findByRole('radio', { name: '블랙' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('플리스 집업');
    expect(screen.queryByRole('status', { name: '상품을 불러오고 있어요' })).not.toBeInTheDocument();
  });

  it.each([
    ['is sold no more', failure('NOT_FOUND'), '판매가 끝났거나 없는 상품이에요'],
    ['cannot be had', failure('UNAVAILABLE'), '다시 시도'],
  ])('says so when it %s', async (_what, reply, words) => {
    const { answer } = await pressCard();
    await answer(reply);
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.queryByText('31,000원')).not.toBeInTheDocument();
  });
});
