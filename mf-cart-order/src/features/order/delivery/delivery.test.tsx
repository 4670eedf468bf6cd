import type { Address } from '@mall/contracts/api/people/addresses';
import { failure } from '@mall/remote-kit/testing';
import { installDialogElement } from '@mall/ui/testing/dialog-element';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { checkout } from '../../../testing/builders.ts';
import { callsOf, openAsGuest, openOrderPage, payButton } from '../testing/open-order-page.tsx';

const office: Address = {
  address_id: 3,
  label: '회사',
  receiver_name: '김서연',
  receiver_phone: '01000000001',
  zipcode: '06236',
  address: '서울특별시 강남구 테헤란로 1',
  address_detail: '7층',
  is_default: true,
};
const found = (page: number) => ({
  count: 12,
  rows: [
    {
      zipcode: `0452${page}`,
      road_address: `서울특별시 중구 세종대로 ${page}`,
      jibun_address: '태평로1가 31',
      building_name: '',
    },
  ],
});
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const dialog = async () => within(await screen.findByRole('dialog'));

beforeAll(installDialogElement);
afterEach(() => sessionStorage.clear());

async function searchFor(words: string) {
  await press('우편번호 찾기');
  const input = await screen.findByRole('textbox', { name: /도로명, 건물명/ });
  await waitFor(() => expect(input).toHaveFocus());
  await userEvent.type(input, `${words}{Enter}`);
}

describe('a postcode', () => {
  it('is found page by page, and leads on to the detail', async () => {
    const page = await openAsGuest({
      'postcodes.search': ({ query }: { query: { page?: string } }) => found(Number(query.page ?? 1)),
    });
    await payButton();
    await searchFor('세종대로');
    expect(await screen.findByText('검색 결과 12건')).toBeInTheDocument();
    expect(screen.getByText('1 / 2 쪽')).toBeInTheDocument();
    await press('다음');
    await userEvent.click(await screen.findByRole('button', { name: /세종대로 2/ }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: '상세 주소' })).toHaveFocus());
    expect(screen.getByRole('textbox', { name: /^우편번호/ })).toHaveValue('04522');
    expect(screen.getByRole('textbox', { name: '주소' })).toHaveValue('서울특별시 중구 세종대로 2');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(callsOf(page, 'postcodes.search')).toHaveLength(2);
  });

  it.each([
    [
      failure('INVALID_REQUEST', '검색어를 상세히 입력해주시기 바랍니다.'),
      '검색어를 상세히 입력해주시기 바랍니다.',
    ],
    [failure('UNAVAILABLE', '현재 주소를 검색할 수 없습니다.'), '현재 주소를 검색할 수 없습니다.'],
  ])('that cannot be found says so, and can be typed instead', async (reply, words) => {
    await openAsGuest({ 'postcodes.search': reply });
    await payButton();
    await searchFor('가');
    expect(await (await dialog()).findByRole('alert')).toHaveTextContent(words);
    await press('직접 입력하기');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.type(screen.getByRole('textbox', { name: /^우편번호/ }), '04524');
    expect(screen.getByRole('textbox', { name: /^우편번호/ })).toHaveValue('04524');
  });
});

describe("a member's address book", () => {
  it('fills in the default address, and another one that is chosen', async () => {
    const recent = { ...office, label: undefined, address: '부산광역시 해운대구 우동 1', zipcode: '48094' };
    const { label: _label, address_id: _id, is_default: _default, ...receiver } = recent;
    await openOrderPage({
      'orders.purchase': checkout({ recent_receivers: [receiver] }),
      'members.addresses': { rows: [office] },
    });
    expect(await screen.findByText(/테헤란로 1/)).toBeInTheDocument();
    await press('배송지 변경');
    const book = await dialog();
    expect(await book.findByRole('button', { name: '회사 선택' })).toHaveTextContent('선택됨');
    await userEvent.click(book.getByRole('button', { name: /부산광역시.* 선택/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText(/부산광역시 해운대구/)).toBeInTheDocument();
  });

  it('takes in a new address, which is chosen then', async () => {
    const page = await openOrderPage({
      'members.addresses': { rows: [office] },
      'members.saveAddress': { address_id: 4, rows: [office] },
      'postcodes.search': found(1),
    });
    await screen.findByText(/테헤란로 1/);
    await press('배송지 변경');
    await userEvent.click(await (await dialog()).findByRole('button', { name: '새 배송지 추가' }));
    await userEvent.type(screen.getByRole('textbox', { name: /^받으시는 분/ }), '이서준');
    await userEvent.type(screen.getByRole('textbox', { name: /^휴대폰번호/ }), '010-1111-2222');
    await searchFor('세종대로');
    await userEvent.click(await screen.findByRole('button', { name: /세종대로 1/ }));
    const detail = await screen.findByRole('textbox', { name: '상세 주소' });
    await waitFor(() => expect(detail).toHaveFocus());
    // What was typed before the search is still there.
    expect(screen.getByRole('textbox', { name: /^받으시는 분/ })).toHaveValue('이서준');
    await userEvent.type(detail, '3층');
    await press('저장하고 선택하기');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(callsOf(page, 'members.saveAddress')[0]?.input).toMatchObject({
      body: { receiver_phone: '01011112222', zipcode: '04521', address_detail: '3층', is_default: false },
    });
    expect(screen.getByText('이서준')).toBeInTheDocument();
  });

  it('lets go of an address after asking', async () => {
    const page = await openOrderPage({
      'members.addresses': { rows: [office] },
      'members.deleteAddress': { rows: [] },
    });
    await screen.findByText(/테헤란로 1/);
    await press('배송지 변경');
    await userEvent.click(await (await dialog()).findByRole('button', { name: '회사 삭제' }));
    await waitFor(() => expect(callsOf(page, 'members.deleteAddress')).toHaveLength(1));
    expect(page.services.messages).toEqual(['이 배송지를 삭제할까요?']);
  });

  it('that cannot be read does not stop an order', async () => {
    await openOrderPage({ 'members.addresses': failure('UNAVAILABLE') });
    expect(await screen.findByText(/서울특별시 성동구 가상로 45/)).toBeInTheDocument();
  });
});
