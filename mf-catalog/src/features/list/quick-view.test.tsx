/** @alone Whether the page is used is known once and for all. */
import { cartProductsAdded } from '@mall/contracts/events/topics';
import { beginToUse, renderPage } from '@mall/remote-kit/testing';
import { installDialogElement } from '@mall/ui/testing/dialog-element';
import { productCard } from '@mall/ui/testing/product-card';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../remote.ts';
import { productList } from '../../testing/builders.ts';

beforeAll(installDialogElement);
afterEach(() => jest.restoreAllMocks());

const answers = {
  'products.search': productList({
    rows: [productCard(), productCard({ product_id: 8, product_name: '울 코트', shown_color_id: 3 })],
  }),
};
const list = () => renderPage(remote, '/goods/list', { answers });
const button = () => screen.findByRole('button', { name: '울 코트 빠른 보기' }, { timeout: 5000 });
const dialog = () => screen.findByRole('dialog', { name: '울 코트' }, { timeout: 5000 });

it('is offered once the page is used, and asks the product’s squad for the colour that the card shows', async () => {
  const { fragments } = await list();
  expect(screen.queryByRole('button', { name: /빠른 보기/ })).not.toBeInTheDocument();
  await beginToUse();
  await userEvent.click(await button());
  expect(await dialog()).toBeInTheDocument();
  expect(fragments).toEqual([{ name: 'mf-product/quick-view', props: { productId: 8, colorId: 3 } }]);
});

it('leads to the product’s page, also where nothing else of it can come', async () => {
  await list();
  await beginToUse();
  await userEvent.click(await button());
  await dialog();
  expect(screen.getByRole('link', { name: '상품 상세 보기' })).toHaveAttribute(
    'href',
    '/goods/view/8?color=3',
  );
});

it('gives the focus back to its button when it is closed', async () => {
  await list();
  await beginToUse();
  await userEvent.click(await button());
  await dialog();
  await userEvent.click(screen.getByRole('button', { name: '닫기' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await button()).toHaveFocus();
});

it('closes when something has gone into the cart', async () => {
  const { services } = await list();
  await beginToUse();
  await userEvent.click(await button());
  await dialog();
  const products = [{ product_id: 8, product_name: '울 코트', last_price: 99_000, quantity: 1 }];
  act(() => services.bus.publish(cartProductsAdded, { products }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('lets the press be seen before the dialog, which takes a frame of its own', async () => {
  await list();
  await beginToUse();
  // Once, so that the dialog's code is there.
  await userEvent.click(await button());
  await dialog();
  await userEvent.click(screen.getByRole('button', { name: '닫기' }));
  const frames: FrameRequestCallback[] = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  await act(async () => fireEvent.click(await button()));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  for (const frame of frames) frame(0);
  expect(await dialog()).toBeInTheDocument();
});

it('shows the card that was pressed first where two are pressed before the dialog comes', async () => {
  const { fragments } = await list();
  await beginToUse();
  const second = await screen.findByRole('button', { name: '옥스포드 셔츠 빠른 보기' }, { timeout: 5000 });
  fireEvent.click(await button());
  fireEvent.click(second);
  expect(await dialog()).toBeInTheDocument();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(fragments.map(({ props }) => props)).toEqual([{ productId: 8, colorId: 3 }]);
});
