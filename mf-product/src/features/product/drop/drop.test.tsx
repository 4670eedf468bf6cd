import type { ProductView } from '@mall/contracts/api/catalogue/product-view';
import type { DropPlace, DropView } from '@mall/contracts/api/orders/drops';
import { failure, loggedIn, renderPage } from '@mall/remote-kit/testing';
import { installDialogElement } from '@mall/ui/testing/dialog-element';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../../remote.ts';
import { installNearEverything } from '../../../testing/near-everything.ts';
import { colorOption, productView } from '../../../testing/product-view.ts';

beforeAll(() => {
  installDialogElement();
  installNearEverything();
});

const terms: NonNullable<ProductView['drop']> = {
  opens_at: '2026-12-01T11:00:00.000Z',
  ends_at: null,
  is_open: true,
  hold_minutes: 10,
  pieces_per_person: 1,
};
const place = (changes: Partial<DropPlace>): DropPlace => ({
  product_option_id: 10,
  state: 'HELD',
  over_by: null,
  pieces: 1,
  ahead: 0,
  left_ms: 0,
  is_unpaid: false,
  ...changes,
});
const view = (mine: DropPlace | null, changes: Partial<DropView> = {}): DropView => ({
  product_id: 7,
  opens_in_ms: 0,
  ends_in_ms: null,
  hold_minutes: 10,
  pieces_per_person: 1,
  options: [
    {
      product_option_id: 10,
      color_name: '블랙',
      size_name: 'M',
      left: 2,
      held: 1,
      waiting: 0,
      is_joinable: true,
    },
  ],
  mine,
  ...changes,
});

async function open(drop: unknown, more: object = {}, { isGuest = false, drops = terms } = {}) {
  const page = await renderPage(remote, '/goods/view/7', {
    answers: {
      'products.view': { ...productView(colorOption(1)), drop: drops },
      'drops.view': drop,
      ...more,
    },
    ...(isGuest ? {} : { session: loggedIn }),
  });
  await screen.findByRole('region', { name: '선착순 드롭' });
  const sent = (id: string) => page.services.calls.filter((call) => call.id === id).map(({ input }) => input);
  return { ...page, sent };
}
const timer = (name: string) => screen.findByRole('timer', { name });

describe('a drop on the product page', () => {
  it('says when it opens and how long that is, and cannot be joined before', async () => {
    const drops = { ...terms, is_open: false };
    await open(view(null, { opens_in_ms: 3_661_000 }), {}, { drops });
    expect(screen.getByText('12월 1일 (화) 오후 8:00 오픈')).toBeVisible();
    expect(await timer('오픈까지')).toHaveTextContent(/^01:0(1:0[01]|0:[345]\d)$/);
    expect(screen.getByRole('button', { name: '오픈 예정' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: '장바구니 담기' })).toBeNull();
  });

  it('opens by its clock, whatever the browser believes the time to be', async () => {
    const drops = { ...terms, is_open: false };
    await open(view(null, { opens_in_ms: 900 }), {}, { drops });
    expect(screen.getByRole('button', { name: '오픈 예정' })).toBeDisabled();
    expect(await screen.findByRole('button', { name: '참여하기' }, { timeout: 3000 })).toBeEnabled();
  });

  it('asks guests to log in, and says why', async () => {
    await open(view(null), {}, { isGuest: true });
    expect(screen.getByRole('link', { name: '로그인하고 참여하기' })).toHaveAttribute(
      'href',
      '/member/login?redirect_url=%2Fgoods%2Fview%2F7',
    );
    expect(screen.getByText(/회원만, 한 분당 한 번씩/)).toBeVisible();
  });

  it('holds a piece of the chosen size, counts it down and says it once', async () => {
    // jsdom lays nothing out.
    Element.prototype.scrollIntoView = () => undefined;
    const user = userEvent.setup();
    const held = view(place({ left_ms: 600_000 }));
    const { sent, services } = await open(view(null), { 'drops.join': held });
    await user.click(await screen.findByRole('button', { name: '참여하기' }));
    expect(services.messages).toEqual(['사이즈를 먼저 선택해주세요.']);
    expect(screen.getByRole('radio', { name: /M/ })).toHaveFocus();
    await user.click(screen.getByRole('radio', { name: /M/ }));
    await user.click(screen.getByRole('button', { name: '1개 확보하기' }));
    expect(sent('drops.join')).toEqual([{ body: { product_id: 7, product_option_id: 10, pieces: 1 } }]);
    // The button that was pressed is gone.
    expect(document.activeElement).toHaveTextContent('블랙 / M 1개를 확보했어요');
    expect(await timer('남은 시간')).toHaveTextContent(/^(10:00|09:59)$/);
    const said = screen.getAllByRole('status').filter((part) => part.textContent !== '');
    expect(said.map((part) => part.textContent)).toEqual(['블랙 / M 1개를 확보했어요']);
  });

  it('orders what is held, and nothing else', async () => {
    const user = userEvent.setup();
    const { sent } = await open(view(place({ left_ms: 600_000, pieces: 1 })), {
      'carts.checkBundle': failure('DROP_HOLD_REQUIRED'),
    });
    expect(screen.queryByRole('radio', { name: /M/ })).toBeNull();
    await user.click(await screen.findByRole('button', { name: '바로 주문하기' }));
    await waitFor(() => expect(sent('carts.checkBundle')).toHaveLength(1));
    expect(sent('carts.checkBundle')).toEqual([
      {
        body: {
          product_info: [{ product_id: 7, product_option_id: 10, order_quantity: 1 }],
          order_location: 'goods',
        },
      },
    ]);
  });

  it('shows the place in the queue, and leaves it after asking', async () => {
    const user = userEvent.setup();
    const { sent, services } = await open(view(place({ state: 'WAITING', ahead: 2 })), {
      'drops.leave': view(place({ state: 'OVER', over_by: 'LET_GO' })),
    });
    expect(await screen.findAllByText('대기 3번째예요')).toHaveLength(2);
    expect(screen.getByText('블랙 / M · 내 앞에 2명')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '대기 취소' }));
    expect(await screen.findAllByText('취소했어요. 언제든 다시 참여할 수 있어요.')).toHaveLength(2);
    expect(sent('drops.leave')).toEqual([{ body: { product_id: 7 } }]);
    expect(services.messages).toEqual([expect.stringContaining('대기를 취소할까요?')]);
  });

  it('says that a hold is over when its clock is, before the server is asked', async () => {
    // Only the first question is answered: another answer would be another hold.
    const answers: unknown[] = [view(place({ left_ms: 900 }))];
    await open(() => answers.pop() ?? new Promise(() => undefined));
    expect(
      await screen.findAllByText('확보 시간이 지나 상품이 다음 분께 넘어갔어요.', undefined, {
        timeout: 3000,
      }),
    ).toHaveLength(2);
    expect(screen.queryByRole('button', { name: '바로 주문하기' })).toBeNull();
  });

  it('goes on without an answer of the API, and says what it does not know', async () => {
    await open(failure('UNAVAILABLE'));
    expect(await screen.findByText(/지금 현황을 불러오지 못했어요/)).toBeVisible();
    expect(screen.getByRole('button', { name: '참여하기' })).toBeEnabled();
    expect(screen.getByRole('radio', { name: /M/ })).toBeEnabled();
  });
});
