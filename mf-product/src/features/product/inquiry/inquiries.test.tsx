import type { Inquiry } from '@mall/contracts/api/community/inquiries';
import { failure, loggedIn, renderPage } from '@mall/remote-kit/testing';
import { installDialogElement } from '@mall/ui/testing/dialog-element';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../../remote.ts';
import { installNearEverything } from '../../../testing/near-everything.ts';
import { colorOption, productView } from '../../../testing/product-view.ts';

beforeAll(() => {
  installDialogElement();
  installNearEverything();
});

function inquiry(inquiry_id: number, changes: Partial<Inquiry> = {}): Inquiry {
  return {
    inquiry_id,
    product_id: 7,
    category: 'SIZE',
    user: '이*호',
    is_secret: false,
    is_mine: false,
    content: `문의 ${inquiry_id}`,
    created_at: '2026-11-20T03:00:00.000Z',
    is_answered: false,
    answer: null,
    ...changes,
  };
}
const rows = [
  inquiry(1, {
    is_answered: true,
    answer: { content: 'M을 권해드려요.', created_at: '2026-11-21T03:00:00.000Z' },
  }),
  inquiry(2, { is_secret: true, content: null }),
  inquiry(3, { is_secret: true, is_mine: true }),
];
const list = (own: readonly Inquiry[]) => ({
  rows: own,
  paginate: { page: 1, display_size: 10, total: own.length, last_page: 1 },
});
const answers = { 'products.view': productView(colorOption(1)), 'inquiries.list': list(rows) };

async function open(more: object = {}, session?: typeof loggedIn) {
  const page = await renderPage(remote, '/goods/view/7', {
    answers: { ...answers, ...more },
    ...(session ? { session } : {}),
  });
  await screen.findByRole('button', { name: '문의하기' });
  const written = () =>
    page.services.calls.filter(({ id }) => id === 'inquiries.write').map(({ input }) => input);
  return { ...page, written };
}

describe('inquiries on the product page', () => {
  it('show answers, and of secret ones of others a padlock only', async () => {
    await open();
    const items = within(screen.getByRole('list', { name: '상품 문의' })).getAllByRole('listitem');
    expect(items).toHaveLength(3);
    expect(items[0]).toHaveTextContent('M을 권해드려요.');
    expect(items[1]).toHaveTextContent('비밀글이에요.');
    expect(within(items[1] as HTMLElement).getByRole('img', { name: '비밀글' })).toBeInTheDocument();
    expect(items[2]).toHaveTextContent('문의 3');
  });

  it('of guests begin with the login', async () => {
    const { services, written } = await open();
    let isAsked = false;
    services.session.requireLogin = async () => {
      isAsked = true;
    };
    await userEvent.click(screen.getByRole('button', { name: '문의하기' }));
    expect(isAsked).toBe(true);
    expect(written()).toEqual([]);
    expect(screen.queryByRole('checkbox', { name: '내 문의만 보기' })).not.toBeInTheDocument();
  });

  it('are written with category and secrecy, once they say something', async () => {
    const { written, services } = await open({ 'inquiries.write': { inquiry_id: 9 } }, loggedIn);
    await userEvent.click(screen.getByRole('button', { name: '문의하기' }));
    const form = within(await screen.findByRole('dialog', { name: '상품 문의' }));
    await userEvent.click(form.getByRole('button', { name: '등록하기' }));
    expect(form.getByText('문의 내용은 5자 이상 입력해주세요.')).toBeInTheDocument();
    expect(form.getByRole('textbox', { name: /문의 내용/ })).toHaveFocus();
    await userEvent.keyboard('언제 다시 들어오나요?');
    await userEvent.selectOptions(form.getByRole('combobox'), '재입고');
    await userEvent.click(form.getByRole('checkbox', { name: '비밀글로 남길게요' }));
    await userEvent.click(form.getByRole('button', { name: '등록하기' }));
    await waitFor(() => expect(services.messages).toHaveLength(1));
    expect(written()).toEqual([
      { body: { product_id: 7, category: 'STOCK', is_secret: true, content: '언제 다시 들어오나요?' } },
    ]);
  });

  it('beyond the day are refused at the field, with the text still there', async () => {
    const words = '오늘은 더 이상 문의를 작성할 수 없습니다.';
    await open({ 'inquiries.write': failure('INQUIRY_LIMIT', words) }, loggedIn);
    await userEvent.click(screen.getByRole('button', { name: '문의하기' }));
    const field = await screen.findByRole('textbox', { name: /문의 내용/ });
    await userEvent.type(field, '언제 다시 들어오나요?');
    await userEvent.click(screen.getByRole('button', { name: '등록하기' }));
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(field).toHaveValue('언제 다시 들어오나요?');
  });

  it('of the shopper alone can be listed, and deleted until they are answered', async () => {
    const { services } = await open({ 'inquiries.delete': {} }, loggedIn);
    await userEvent.click(screen.getByRole('checkbox', { name: '내 문의만 보기' }));
    await waitFor(() =>
      expect(services.calls.at(-1)).toMatchObject({
        id: 'inquiries.list',
        input: { query: { is_mine: '1' } },
      }),
    );
    await userEvent.click(screen.getByText('문의 3', { selector: 'summary span' }));
    await userEvent.click(screen.getByRole('button', { name: '삭제' }));
    await waitFor(() => expect(services.messages).toContain('문의를 삭제했어요.'));
    expect(services.calls).toContainEqual({ id: 'inquiries.delete', input: { body: { inquiry_id: 3 } } });
  });
});
