import { listMyReviews } from '@mall/contracts/api/community/my-writings';
import { listWritableReviews } from '@mall/contracts/api/community/review-writing';
import { listMyPoints } from '@mall/contracts/api/money/my-benefits';
import { endpointKey } from '@mall/remote-kit/endpoint-query';
import { failure, loggedIn, renderPage } from '@mall/remote-kit/testing';
import { installDialogElement } from '@mall/ui/testing/dialog-element';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../../../remote.ts';
import { installNearEverything } from '../../../../testing/near-everything.ts';
import { colorOption, productView } from '../../../../testing/product-view.ts';
import { photo, reviewPage, reviewSummary } from '../../../../testing/reviews.ts';

beforeAll(() => {
  installDialogElement();
  installNearEverything();
});

const line = {
  order_line_id: 31,
  order_id: 'A-1',
  product_id: 7,
  product_name: '옥스포드 셔츠',
  option: '블랙 / M',
  image: photo('shirt'),
};
const answers = {
  'products.view': { ...productView(colorOption(1)), goods_kind: 'TOP' },
  'reviews.summary': reviewSummary({ count: 0 }),
  'reviews.list': reviewPage([]),
  'reviews.writable': { rows: [line], body: { height_cm: 172, weight_kg: 66 }, is_body_shown: true },
  'reviews.write': { review_id: 1, point: 300 },
};
const content = '품이 넉넉하고 기장이 딱 좋아요.';

async function openForm(more: object = {}) {
  const page = await renderPage(remote, '/goods/view/7', {
    answers: { ...answers, ...more },
    session: loggedIn,
  });
  await userEvent.click(await screen.findByRole('button', { name: '후기 쓰기' }));
  const form = within(await screen.findByRole('dialog', { name: '후기 쓰기' }));
  const sent = () => page.services.calls.filter(({ id }) => id === 'reviews.write').map(({ input }) => input);
  return { ...page, form, sent };
}
const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' });

describe('writing a review', () => {
  it('is for buyers: a guest is led to log in, others see no button', async () => {
    const guest = await renderPage(remote, '/goods/view/7', { answers });
    expect(await screen.findByRole('button', { name: '로그인하고 후기 쓰기' })).toBeInTheDocument();
    guest.unmount();
    await renderPage(remote, '/goods/view/7', {
      answers: { ...answers, 'reviews.writable': { rows: [] } },
      session: loggedIn,
    });
    await screen.findByText('아직 후기가 없어요');
    expect(screen.queryByRole('button', { name: /후기 쓰기/ })).not.toBeInTheDocument();
  });

  it('says what is missing where it is missing, keeps the rest, and sends what was filled in', async () => {
    const { form, sent, services } = await openForm();
    await userEvent.click(form.getByRole('button', { name: '등록하기' }));
    expect(form.getByText('별점을 선택해주세요.')).toBeInTheDocument();
    expect(form.getByText('후기는 10자 이상 입력해주세요.')).toBeInTheDocument();
    expect(form.getByRole('radio', { name: '1점' })).toHaveFocus();
    expect(sent()).toEqual([]);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await userEvent.click(form.getByRole('radio', { name: '정사이즈' }));
    await userEvent.type(form.getByRole('textbox', { name: /후기 내용/ }), content);
    expect(form.getByText(`${content.length} / 1000자`)).toBeInTheDocument();
    await userEvent.click(form.getByRole('button', { name: '등록하기' }));
    await waitFor(() => expect(services.messages).toEqual(['후기를 등록했어요. 300포인트를 드렸어요.']));
    expect(sent()).toEqual([
      {
        body: {
          order_line_id: 31,
          score: 4,
          content,
          fit: { SIZE: 'TRUE' },
          height_cm: 172,
          weight_kg: 66,
          is_body_shown: true,
        },
      },
    ]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('outdates the lists of My page, which does not do so itself', async () => {
    const { form, services } = await openForm();
    // As My page has them: of a product no page here asks for them.
    const lists = [listMyReviews, listMyPoints, listWritableReviews].map((endpoint) =>
      endpointKey(endpoint, { query: {} }),
    );
    for (const key of lists) services.queryClient.setQueryData(key, {});
    await userEvent.click(form.getByRole('radio', { name: '4점' }));
    await userEvent.click(form.getByRole('radio', { name: '정사이즈' }));
    await userEvent.type(form.getByRole('textbox', { name: /후기 내용/ }), content);
    await userEvent.click(form.getByRole('button', { name: '등록하기' }));
    await waitFor(() => expect(services.messages).toHaveLength(1));
    const outdated = lists.map((key) => services.queryClient.getQueryState(key)?.isInvalidated);
    expect(outdated).toEqual([true, true, true]);
  });

  it('sends photos one by one, names those that are refused, and goes on without them', async () => {
    const uploaded = { photo_id: '6f1c0a52-0000-4000-8000-000000000001', image: photo('mine') };
    const replies: unknown[] = [failure('PHOTO_SMALL', '사진이 너무 작습니다.'), uploaded];
    const { form, sent } = await openForm({ 'reviews.uploadPhoto': () => replies.shift() });
    await userEvent.upload(form.getByLabelText(/사진 추가/), [file('small.jpg'), file('good.jpg')]);
    expect(await form.findByText('small.jpg: 사진이 너무 작습니다.')).toBeInTheDocument();
    expect(form.getByRole('img', { name: '올린 사진 1' })).toBeInTheDocument();
    await userEvent.click(form.getByRole('radio', { name: '5점' }));
    await userEvent.type(form.getByRole('textbox', { name: /후기 내용/ }), content);
    await userEvent.click(form.getByRole('button', { name: '등록하기' }));
    await waitFor(() => expect(sent()).toMatchObject([{ body: { photo_ids: [uploaded.photo_id] } }]));
  });

  it('keeps everything typed when it is refused and when it is closed', async () => {
    const { form, services } = await openForm({
      'reviews.write': failure('RATE_LIMITED', '잠시 후 다시 시도해주세요.'),
    });
    await userEvent.click(form.getByRole('radio', { name: '5점' }));
    await userEvent.type(form.getByRole('textbox', { name: /후기 내용/ }), content);
    await userEvent.click(form.getByRole('button', { name: '등록하기' }));
    await waitFor(() => expect(services.messages).toEqual(['잠시 후 다시 시도해주세요.']));
    await userEvent.click(form.getByRole('button', { name: '닫기' }));
    await userEvent.click(screen.getByRole('button', { name: '후기 쓰기' }));
    expect(await screen.findByRole('textbox', { name: /후기 내용/ })).toHaveValue(content);
    expect(screen.getByRole('radio', { name: '5점' })).toBeChecked();
  });
});
