import { renderPage } from '@mall/remote-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../../remote.ts';
import { colorOption, productView, selectionPrice, sizeOption } from '../../../testing/product-view.ts';

const plain = productView(colorOption(1, { sizes: [sizeOption(11)] }));
const inflow_host = 'partner.example';
const open = (host: string | null) =>
  renderPage(remote, '/goods/view/7', {
    answers: {
      'products.view': { ...plain, price_info: { ...plain.price_info, inflow_host: host } },
      'products.priceInfo': selectionPrice(39_900),
    },
  });
const referrer = jest.spyOn(Document.prototype, 'referrer', 'get');
const priced = async (host: string | null) => {
  const page = await open(host);
  await userEvent.click(screen.getByRole('radio', { name: 'M' }));
  return page.services.calls.find(({ id }) => id === 'products.priceInfo')?.input;
};

afterAll(() => referrer.mockRestore());

describe('the page that led to a product', () => {
  // The server has no document: asking for it made every product with such a price a page without content.
  it('is not asked for before something is chosen', async () => {
    referrer.mockClear();
    await open(inflow_host);
    expect(referrer).not.toHaveBeenCalled();
  });

  it.each([
    [
      'is sent where it has a price of its own',
      inflow_host,
      'https://partner.example/a',
      'https://partner.example/a',
    ],
    ['is not passed on elsewhere', null, 'https://partner.example/a', undefined],
    ['is not sent when it is one of the shop', inflow_host, `${location.origin}/goods/list`, undefined],
    ['is not sent when there was none', inflow_host, '', undefined],
  ])('%s', async (_name, host, from, inflowUrl) => {
    referrer.mockReturnValue(from);
    const option = { product_option_id: 11, order_quantity: 1 };
    expect(await priced(host)).toEqual({
      body: { product_id: 7, option_info: [inflowUrl ? { ...option, inflow_url: inflowUrl } : option] },
    });
  });
});
