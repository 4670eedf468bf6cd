import { type FakeOptions, failure, loggedIn, renderPage } from '@mall/remote-kit/testing';
import { installDialogElement } from '@mall/ui/testing/dialog-element';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../../../remote.ts';
import { colorOption, productView, sizeOption } from '../../../../testing/product-view.ts';

const gone = { stock: 0, sale_state: 'SOLDOUT' as const };
const sizes = [
  sizeOption(11, gone),
  sizeOption(12, { name: 'L', ...gone }),
  sizeOption(13, { name: 'XL', sale_state: 'STOP' }),
];
const product = { ...productView(colorOption(1, { sizes })), is_sold_out: true };

const open = async (options: FakeOptions = {}) => {
  const page = await renderPage(remote, '/goods/view/7', {
    ...options,
    answers: {
      'products.view': product,
      'products.wishes': { rows: [], paginate: { page: 1, display_size: 1, total: 0, last_page: 1 } },
      ...options.answers,
    },
  });
  await userEvent.click(screen.getByRole('button', { name: '재입고 알림 신청' }));
  const dialog = await screen.findByRole('dialog', { name: '재입고 알림 신청' });
  return { page, form: within(dialog) };
};
const applied = (page: Awaited<ReturnType<typeof open>>['page']) =>
  page.services.calls.filter(({ id }) => id === 'products.applyRestockAlarm').map(({ input }) => input);

beforeAll(installDialogElement);

describe('restock alarm of a sold-out product', () => {
  it('is for what is sold out and not for what was stopped', async () => {
    const { form } = await open();
    const names = within(form.getByRole('combobox', { name: '알림 받을 옵션' })).getAllByRole('option');
    expect(names.map(({ textContent }) => textContent)).toEqual(['블랙 / M', '블랙 / L']);
    expect(screen.getByRole('radio', { name: 'XL 판매 중지' })).toBeDisabled();
  });

  it("needs a guest's phone, however it is written, and consent", async () => {
    const { page, form } = await open({ answers: { 'products.applyRestockAlarm': { restock_alarm_id: 0 } } });
    const send = () => userEvent.click(form.getByRole('button', { name: '알림 신청하기' }));
    await send();
    expect(form.getByRole('textbox', { name: '휴대폰번호' })).toHaveFocus();
    expect(form.getByText('휴대폰 번호는 숫자만 11자리로 입력해주세요')).toBeInTheDocument();
    await userEvent.keyboard('010-1234-5678');
    await send();
    expect(form.getByText('휴대폰번호 수집·이용에 동의해주세요.')).toBeInTheDocument();
    expect(applied(page)).toEqual([]);
    await userEvent.click(form.getByRole('checkbox'));
    await userEvent.selectOptions(form.getByRole('combobox'), '블랙 / L');
    await send();
    await waitFor(() => expect(page.services.messages).toEqual(['재입고 알림을 신청했어요.']));
    expect(applied(page)).toEqual([{ body: { product_id: 7, product_option_id: 12, phone: '01012345678' } }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([
    ['ALREADY_APPLIED', '이미 알림을 신청한 옵션이에요.'],
    ['NOT_SOLD_OUT', '다시 살 수 있게 된 옵션이에요. 지금 바로 골라주세요.'],
    ['ALARM_LIMIT', '재입고 알림은 50개까지 신청할 수 있습니다.'],
  ] as const)("proposes a member's phone, and says %s in place", async (code, words) => {
    const member = { row: memberRow };
    const { page, form } = await open({
      session: loggedIn,
      answers: { 'members.view': member, 'products.applyRestockAlarm': failure(code, words) },
    });
    await waitFor(() => expect(form.getByRole('textbox', { name: '휴대폰번호' })).toHaveValue('01011112222'));
    expect(form.queryByRole('checkbox')).not.toBeInTheDocument();
    await userEvent.click(form.getByRole('button', { name: '알림 신청하기' }));
    expect(await form.findByRole('alert')).toHaveTextContent(words);
    expect(page.services.messages).toEqual([]);
  });
});

const memberRow = {
  member_id: 7,
  user_id: 'shopper01',
  user_name: '김회원',
  email: 'a@example.com',
  phone: '01011112222',
  zipcode: '',
  address: '',
  address_detail: '',
  join_type: 0,
  sns_type: null,
  sns_list: [],
  grade_name: 'GOLD',
  grade_user_type: 'NORMAL',
  point: 0,
  buying_count: 0,
};
