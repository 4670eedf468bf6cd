import { failure, renderPage } from '@mall/remote-kit/testing';
import { productCard } from '@mall/ui/testing/product-card';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../../remote.ts';
import { installNearEverything } from '../../../testing/near-everything.ts';
import { colorOption, productView } from '../../../testing/product-view.ts';

beforeAll(installNearEverything);
beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

const cards = (...ids: number[]) => ids.map((product_id) => productCard({ product_id }));
const product = productView(colorOption(1), colorOption(2, { name: '화이트' }));
const answers = {
  'products.view': { ...product, coordi_product_list: cards(21, 22) },
  'products.recommends': { rows: cards(31, 32) },
  'products.alsoViewed': { rows: cards(41, 42) },
  'products.info': { rows: cards(51, 52) },
};
/** Looked at one second after the other, the last one first. */
const recent = (...ids: number[]) =>
  localStorage.setItem(
    'RECENT_VIEW',
    JSON.stringify(
      ids.map((product_id, index) => ({
        product_id,
        date: new Date(Date.now() - (index + 1) * 1000).toISOString(),
      })),
    ),
  );
const open = (more: object = {}) => renderPage(remote, '/goods/view/7', { answers: { ...answers, ...more } });
const titles = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent)
    .filter((title) => /상품$/.test(title ?? ''));

describe('what follows the tabs', () => {
  it('is coordinates, products like it, what others and what the shopper looked at', async () => {
    recent(51, 7, 52);
    const { services } = await open();
    await screen.findByRole('heading', { name: '최근 본 상품' });
    expect(titles()).toEqual([
      '함께 입기 좋은 상품',
      '비슷한 상품',
      '다른 고객이 함께 본 상품',
      '최근 본 상품',
    ]);
    expect(services.calls).toContainEqual({
      id: 'products.info',
      input: { query: { product_ids: '51,52' } },
    });
  });

  it('leaves out a section that fails, and one with a lonely product', async () => {
    recent(51, 52);
    await open({
      'products.recommends': failure('RATE_LIMITED'),
      'products.alsoViewed': { rows: cards(41) },
    });
    await screen.findByRole('heading', { name: '최근 본 상품' });
    expect(titles()).toEqual(['함께 입기 좋은 상품', '최근 본 상품']);
  });

  it('recommends by the colour that is chosen', async () => {
    const { services } = await open();
    const asked = () =>
      services.calls.filter(({ id }) => id === 'products.recommends').map(({ input }) => input);
    await waitFor(() => expect(asked()).toEqual([{ body: { product_code: 'BH-7', color_tag_id: 1 } }]));
    await userEvent.click(screen.getByRole('radio', { name: '화이트' }));
    await waitFor(() => expect(asked()[1]).toEqual({ body: { product_code: 'BH-7', color_tag_id: 2 } }));
    expect(await screen.findByText('화이트 색상과 비슷한 상품이에요')).toBeInTheDocument();
  });
});

describe('a look at a product', () => {
  it('is stored in the browser, and reported with what was looked at before once it has lasted', async () => {
    recent(51, 52);
    jest.useFakeTimers({ advanceTimers: true });
    const { services } = await open({ 'products.noteView': failure('RATE_LIMITED') });
    const stored: { product_id: number }[] = JSON.parse(localStorage.getItem('RECENT_VIEW') ?? '[]');
    expect(stored.map(({ product_id }) => product_id)).toEqual([7, 51, 52]);
    const reported = () =>
      services.calls.filter(({ id }) => id === 'products.noteView').map(({ input }) => input);
    expect(reported()).toEqual([]);
    await jest.advanceTimersByTimeAsync(4_000);
    expect(reported()).toEqual([{ body: { product_id: 7, seen_ids: [51, 52] } }]);
    expect(services.messages).toEqual([]);
  });
});
