import type { Session } from '@mall/contracts/platform/services';
import { failure, loggedIn, renderPage } from '@mall/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { remote } from '../../../remote.ts';
import { colorOption, productView, sizeOption } from '../../../testing/product-view.ts';

const product = productView(colorOption(1));
const admin = {
  is_hidden: false,
  released_at: '2026-11-01T00:00:00.000Z',
  sales_count: 1234,
  options: [
    { ...sizeOption(71), color: '블랙', held: 2 },
    {
      ...sizeOption(72, { name: 'L', stock: 0, sale_state: 'STOP', is_display: false, cj_stock: 4 }),
      color: '블랙',
      held: 0,
    },
  ],
};
const memberRow = {
  member_id: 7,
  user_id: 'admin0001',
  user_name: '한도윤',
  email: 'admin0001@example.com',
  phone: '01000000000',
  zipcode: '',
  address: '',
  address_detail: '',
  join_type: 0,
  sns_type: null,
  sns_list: [],
  grade_name: 'WELCOME',
  grade_user_type: 'NORMAL',
  point: 0,
  buying_count: 0,
};
const openAs = (is_admin: boolean, view: unknown, session: Session = loggedIn) =>
  renderPage(remote, '/goods/view/7', {
    session,
    answers: {
      'products.view': (input: { query: { isAdmin?: string } }) =>
        input.query.isAdmin === '1' ? { ...product, admin: { ...admin, is_hidden: view !== product } } : view,
      'members.view': { row: { ...memberRow, is_admin } },
    },
  });
const panel = () => screen.findByRole('complementary', { name: '관리자 정보' });

describe('what an administrator sees at a product (spec 6)', () => {
  it('is its code, and stock and state of every option', async () => {
    await openAs(true, product);
    const place = within(await panel());
    expect(place.getByText(product.code)).toBeInTheDocument();
    expect(place.getByText('노출 중')).toBeInTheDocument();
    const rows = place.getAllByRole('row').map((row) => row.textContent);
    expect(rows.slice(1)).toEqual(['블랙 / M30판매 중노출2-71', '블랙 / L0판매 중지숨김0472']);
  });

  it('is a hidden product, with its mark, where others find none', async () => {
    await openAs(true, failure('NOT_FOUND'));
    const place = within(await panel());
    expect(place.getByText('숨긴 상품')).toBeInTheDocument();
    expect(place.getByText(product.product_name)).toBeInTheDocument();
    expect(place.getByRole('img')).toBeInTheDocument();
    expect(screen.getByText('판매가 끝났거나 없는 상품이에요')).toBeInTheDocument();
  });

  it('is requested by no one else: members load nothing of it, guests do not even ask who they are', async () => {
    const member = await openAs(false, product);
    const asked = (id: string) => member.services.calls.filter((call) => call.id === id);
    await waitFor(() => expect(asked('members.view')).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(asked('products.view')).toHaveLength(1);
    expect(screen.queryByRole('complementary', { name: '관리자 정보' })).toBeNull();
    member.unmount();
    const guest = await openAs(true, product, { status: 'out', memberId: null });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(guest.services.calls.filter(({ id }) => id === 'members.view')).toEqual([]);
  });
});
