import type { SizeProposal } from '@mall/contracts/api/community/size-advice';
import { loggedIn, renderPage } from '@mall/remote-kit/testing';
import { installDialogElement } from '@mall/ui/testing/dialog-element';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../../remote.ts';
import { installNearEverything } from '../../../testing/near-everything.ts';
import { colorOption, productView } from '../../../testing/product-view.ts';

beforeAll(() => {
  installDialogElement();
  installNearEverything();
});
beforeEach(() => localStorage.clear());

const size_table = {
  columns: ['총장', '가슴단면'],
  rows: [
    { size: 'M', values: ['68', '52.5'] },
    { size: 'L', values: ['70', '55'] },
  ],
};
const similar: SizeProposal = {
  reason: 'SIMILAR_BODY',
  size: 'M',
  height_from: 170,
  weight_from: null,
  total: 12,
  chosen: 8,
};
const retained: SizeProposal = {
  reason: 'KEPT',
  size: 'L',
  product_name: '린넨 셔츠',
  kept_size: 'M',
  is_same_brand: true,
  fit: 'LESS',
};
const answers = {
  'products.view': { ...productView(colorOption(1)), goods_kind: 'TOP', size_table },
  'sizes.advise': { rows: [similar] },
  'sizes.profile': { profile: null },
};

async function open(more: object = {}, session?: typeof loggedIn) {
  const page = await renderPage(remote, '/goods/view/7', {
    answers: { ...answers, ...more },
    ...(session ? { session } : {}),
  });
  const sent = (id: string) => page.services.calls.filter((call) => call.id === id).map(({ input }) => input);
  return { ...page, sent };
}

describe('the size table', () => {
  it('marks the focused measure on the drawing, and puts the cm of a size there', async () => {
    const { container } = await open();
    await screen.findByRole('img', { name: '재는 곳: A 총장, B 가슴단면' });
    const marked = () => container.querySelector('[data-on] text')?.textContent;
    expect(marked()).toBeUndefined();
    act(() => screen.getByRole('button', { name: 'B 가슴단면' }).focus());
    await waitFor(() => expect(marked()).toBe('B'));
    act(() => screen.getByRole('button', { name: 'L 치수를 그림에 보기' }).focus());
    await waitFor(() => expect(marked()).toBe('B 55cm'));
  });
});

describe('a proposed size', () => {
  it('makes no call for a guest without a profile', async () => {
    const { sent } = await open();
    expect(await screen.findByRole('button', { name: '내 사이즈 입력' })).toBeInTheDocument();
    expect(screen.getByText(/비슷한 체형의 구매자가 고른 사이즈/)).toBeInTheDocument();
    expect(sent('sizes.advise')).toEqual([]);
  });

  it("follows a guest's measures, which stay in the browser", async () => {
    const { sent } = await open();
    await userEvent.click(await screen.findByRole('button', { name: '내 사이즈 입력' }));
    const form = within(await screen.findByRole('dialog', { name: '내 사이즈' }));
    await userEvent.type(form.getByRole('textbox', { name: '키 (cm)' }), '17');
    await userEvent.click(form.getByRole('button', { name: '저장하고 추천받기' }));
    expect(form.getByText('키는 120~220cm로 입력해주세요.')).toBeInTheDocument();
    await userEvent.type(form.getByRole('textbox', { name: '키 (cm)' }), '2');
    await userEvent.click(form.getByRole('button', { name: '저장하고 추천받기' }));
    const reason = '키 170~174cm 구매자 12명 중 8명이 M';
    // In the section, and in one line beside the sizes.
    await waitFor(() => expect(screen.getAllByText(reason, { exact: false })).toHaveLength(2));
    expect(sent('sizes.advise')[0]).toEqual({ body: { product_id: 7, height_cm: 172, usual: {} } });
    expect(sent('sizes.saveProfile')).toEqual([]);
    expect(JSON.parse(localStorage.getItem('SIZE_PROFILE') ?? '')).toMatchObject({ height_cm: 172 });
  });

  it('of a member says what they bought, and how it felt', async () => {
    await open({ 'sizes.advise': { rows: [retained, similar] } }, loggedIn);
    const words = await screen.findAllByText(
      /같은 브랜드의 ‘린넨 셔츠’를 M 사이즈로 구매하셨어요\. 후기에서는 작다고 하셨어요\./,
    );
    expect(words.length).toBeGreaterThan(0);
    expect(screen.getByText(/^M도 고려해보세요/)).toBeInTheDocument();
  });

  it('is none without evidence', async () => {
    await open({ 'sizes.advise': { rows: [] } }, loggedIn);
    expect(await screen.findByRole('button', { name: '내 사이즈 입력' })).toBeInTheDocument();
    expect(screen.queryByText(/추천 사이즈 [A-Z]/)).not.toBeInTheDocument();
  });

  it("of a member's measures is stored by consent only, and can be forgotten", async () => {
    const profile = { height_cm: 172, weight_kg: 66, usual: { top: 'M' } };
    const { sent } = await open(
      { 'sizes.profile': { profile }, 'sizes.saveProfile': {}, 'sizes.deleteProfile': {} },
      loggedIn,
    );
    await userEvent.click(await screen.findByRole('button', { name: /내 사이즈/ }));
    const dialog = await screen.findByRole('dialog', { name: '내 사이즈' });
    await userEvent.click(await within(dialog).findByRole('button', { name: '저장하고 추천받기' }));
    expect(within(dialog).getByText('저장하려면 동의가 필요해요.')).toBeInTheDocument();
    expect(sent('sizes.saveProfile')).toEqual([]);
    await userEvent.click(within(dialog).getByRole('checkbox'));
    await userEvent.click(within(dialog).getByRole('button', { name: '저장하고 추천받기' }));
    await waitFor(() =>
      expect(sent('sizes.saveProfile')).toEqual([{ body: { ...profile, is_agreed: true } }]),
    );
    await userEvent.click(screen.getByRole('button', { name: /내 사이즈/ }));
    await userEvent.click(await screen.findByRole('button', { name: '저장된 정보 지우기' }));
    await waitFor(() => expect(sent('sizes.deleteProfile')).toHaveLength(1));
  });
});
