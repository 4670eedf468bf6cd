import { listMyReviews } from '@mall/contracts/api/community/my-writings';
import { listMyPoints } from '@mall/contracts/api/money/my-benefits';
import { endpointKey } from '@mall/remote-kit/endpoint-query';
import { failure, loggedIn, renderPage } from '@mall/remote-kit/testing';
import { installDialogElement } from '@mall/ui/testing/dialog-element';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../../remote.ts';
import { installNearEverything } from '../../../testing/near-everything.ts';
import { colorOption, productView } from '../../../testing/product-view.ts';
import { photo, review, reviewPage, reviewSummary } from '../../../testing/reviews.ts';

beforeAll(() => {
  installDialogElement();
  installNearEverything();
});

const total = { count: 12, score: 4.5, distribution: [0, 0, 2, 2, 8] };
const product = { ...productView(colorOption(1)), review_summary: total };
const pictured = review(3, { images: [photo('one'), photo('two')] });
interface Query {
  page: number;
  is_photo?: string;
}
const answers = {
  'products.view': product,
  'reviews.summary': reviewSummary({ photo_count: 1 }),
  'reviews.list': ({ query: { page, is_photo } }: { query: Query }) =>
    is_photo
      ? reviewPage([pictured])
      : reviewPage(page === 1 ? [review(1), review(2, { is_mine: true }), pictured] : [review(11)], {
          page,
          total: 12,
        }),
  'reviews.writable': { rows: [] },
};
async function open(more: object = {}, session?: typeof loggedIn) {
  const page = await renderPage(remote, '/goods/view/7', {
    answers: { ...answers, ...more },
    ...(session ? { session } : {}),
  });
  await screen.findByText('후기 1');
  const asked = () =>
    page.services.calls
      .filter(({ id, input }) => id === 'reviews.list' && !JSON.stringify(input).includes('LIKEDESC'))
      .map(({ input }) => input);
  return { ...page, asked };
}

describe('reviews on the product page', () => {
  it('say together what the fit is like', async () => {
    await open();
    const shares = screen.getByRole('list', { name: '사이즈' });
    expect(
      within(shares)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['작아요 8%', '정사이즈 67%', '커요 25%']);
  });

  it('are asked for by size and height, and by all again', async () => {
    const { asked } = await open();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '구매 사이즈' }), 'M (8)');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '키' }), '170~174cm (6)');
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ query: { size: 'M', height: 170, page: 1 } }));
    await userEvent.click(screen.getByRole('button', { name: '초기화' }));
    expect(screen.getByRole('combobox', { name: '구매 사이즈' })).toHaveValue('');
  });

  it('are turned by the page, and the focus goes to their top', async () => {
    await open();
    Element.prototype.scrollIntoView = () => undefined;
    await userEvent.click(screen.getByRole('button', { name: '2페이지' }));
    expect(await screen.findByText('후기 11')).toBeInTheDocument();
    expect(screen.getByText('후기 12개', { selector: '[role=status]' })).toHaveFocus();
  });

  it('that cannot be had can be asked for again, and the page goes on', async () => {
    const replies: unknown[] = [failure('RATE_LIMITED')];
    const list = ({ query: { is_photo } }: { query: Query }) =>
      is_photo ? reviewPage([]) : (replies.shift() ?? reviewPage([review(1)]));
    await renderPage(remote, '/goods/view/7', { answers: { ...answers, 'reviews.list': list } });
    const said = await screen.findByText('후기를 불러오지 못했어요');
    const part = said.closest<HTMLElement>('[role=alert]');
    if (!part) throw new Error('the failure is not announced');
    await userEvent.click(within(part).getByRole('button', { name: '다시 시도' }));
    expect(await screen.findByText('후기 1')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: '기본정보' })).toBeInTheDocument();
  });

  it('take a press that they helped: a guest is asked to log in, a member is counted at once', async () => {
    const guest = await open();
    let isAsked = false;
    guest.services.session.requireLogin = async () => {
      isAsked = true;
    };
    await userEvent.click(screen.getAllByRole('button', { name: '도움돼요' })[0] as HTMLElement);
    expect(isAsked).toBe(true);
    expect(guest.services.calls.map(({ id }) => id)).not.toContain('reviews.like');
    guest.unmount();
    await open({ 'reviews.like': { like_count: 4 } }, loggedIn);
    await userEvent.click(screen.getAllByRole('button', { name: '도움돼요' })[0] as HTMLElement);
    expect(await screen.findByRole('button', { name: '도움돼요 4', pressed: true })).toBeInTheDocument();
  });

  it('of the shopper are deleted once they have said yes', async () => {
    const { services } = await open({ 'reviews.delete': { point: 0 } }, loggedIn);
    const ofMyPage = [endpointKey(listMyReviews, { query: {} }), endpointKey(listMyPoints, { query: {} })];
    for (const key of ofMyPage) services.queryClient.setQueryData(key, {});
    await userEvent.click(screen.getByRole('button', { name: '삭제' }));
    await waitFor(() => expect(services.messages).toContain('후기를 삭제했어요.'));
    expect(services.messages[0]).toMatch(/^후기를 삭제할까요/);
    expect(services.calls).toContainEqual({ id: 'reviews.delete', input: { body: { review_id: 2 } } });
    for (const key of ofMyPage) expect(services.queryClient.getQueryState(key)?.isInvalidated).toBe(true);
  });
});

describe('photos of reviews', () => {
  it('open large, are turned by arrow keys, and close with the focus where it was', async () => {
    await open();
    const [first] = await screen.findAllByRole('button', { name: '김*연 님의 후기 사진 1 크게 보기' });
    await userEvent.click(first as HTMLElement);
    const dialog = await screen.findByRole('dialog', { name: '포토 후기' });
    expect(within(dialog).getByRole('status')).toHaveTextContent('1 / 2');
    await userEvent.keyboard('{ArrowRight}');
    expect(within(dialog).getByRole('img', { name: 'two' })).toBeInTheDocument();
    await userEvent.keyboard('{ArrowRight}');
    expect(within(dialog).getByRole('status')).toHaveTextContent('2 / 2');
    await userEvent.click(within(dialog).getByRole('button', { name: '닫기' }));
    expect(first).toHaveFocus();
  });

  it('close on Back, which does not leave the page', async () => {
    const { services } = await open();
    const [first] = await screen.findAllByRole('button', { name: '김*연 님의 후기 사진 1 크게 보기' });
    await userEvent.click(first as HTMLElement);
    await screen.findByRole('dialog', { name: '포토 후기' });
    const length = history.length;
    // The entry below, which is the page's own.
    history.replaceState(null, '');
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '포토 후기' })).not.toBeInTheDocument());
    expect(history.length).toBe(length);
    expect(services.visited).toEqual([]);
  });
});
