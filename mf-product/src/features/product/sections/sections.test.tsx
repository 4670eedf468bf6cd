import { renderPage } from '@mall/remote-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../../remote.ts';
import { colorOption, productView } from '../../../testing/product-view.ts';

const view = (...paths: string[]) => paths.map((path) => ({ path, alt: path, width: 1200, height: 1600 }));
const black = colorOption(1, { images: view('/black-front.webp', '/black-back.webp') });
const white = colorOption(2, { name: '화이트', images: view('/white-front.webp') });
const product = {
  ...productView(black, white),
  attributes: [
    { name: '소재', value: '면 100%' },
    { name: '두께감', value: '보통' },
    { name: '세탁방법', value: '드라이클리닝' },
  ],
  detail_images: view('/black-back.webp', '/look.webp'),
  notice_info: [{ name: '제조국', value: '대한민국' }],
  usage_info_list: [
    { type: 'DELIVERY' as const, subject: '배송 안내', content: '2~4일 걸려요.' },
    { type: 'AS' as const, subject: 'A/S 안내', content: '1년 무상이에요.' },
  ],
};
const open = (changes: object = {}) =>
  renderPage(remote, '/goods/view/7', { answers: { 'products.view': { ...product, ...changes } } });
const section = (name: string) => within(screen.getByRole('region', { name }));

describe('the tabs of a product page', () => {
  it('mark the last section whose top was passed, 200 px early', async () => {
    await open();
    const tops: Record<string, number> = { detail: -900, size: -300, review: 199, info: 201, inquiry: 900 };
    for (const [id, top] of Object.entries(tops)) {
      const element = document.getElementById(id);
      if (element) element.getBoundingClientRect = () => ({ top }) as DOMRect;
    }
    fireEvent.scroll(window);
    const tabs = within(screen.getByRole('navigation', { name: '상품 정보' }));
    await waitFor(() => expect(tabs.getByRole('link', { current: true })).toHaveTextContent('후기'));
    expect(tabs.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '#detail',
      '#size',
      '#review',
      '#info',
      '#inquiry',
    ]);
  });
});

describe('the detail section', () => {
  it('shows what the gallery does not: cloth, other colours, pictures of its own', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: '상세정보 더보기' }));
    const pictures = section('상세정보')
      .getAllByRole('img')
      .map((picture) => picture.getAttribute('alt'));
    expect(pictures).toEqual(['블랙 원단', '/look.webp']);
    expect(section('상세정보').getByRole('link', { name: '화이트' })).toHaveAttribute(
      'href',
      '/goods/view/7?color=2',
    );
    expect(section('상세정보').getByRole('list', { name: '두께감' })).toHaveTextContent('얇음보통도톰함');
  });

  it('is folded while it is long, and what is folded takes no focus', async () => {
    await open();
    const toggle = screen.getByRole('button', { name: '상세정보 더보기', expanded: false });
    const folded = document.getElementById(toggle.getAttribute('aria-controls') ?? '');
    expect(folded).toHaveAttribute('inert');
    await userEvent.click(toggle);
    expect(screen.getByRole('button', { name: '상세정보 접기', expanded: true })).toHaveFocus();
    expect(folded).not.toHaveAttribute('inert');
  });
});

describe('basic information', () => {
  it('is the notice that the law asks for, and the terms by type', async () => {
    await open();
    const info = section('기본정보');
    expect(info.getAllByRole('term').map((term) => term.textContent)).toEqual(['제조국', '상품코드']);
    expect(info.getByText('배송 안내')).toBeInTheDocument();
    expect(info.getByText('1년 무상이에요.')).toBeInTheDocument();
  });

  it('of an older API is what the product says of itself', async () => {
    await open({ notice_info: undefined });
    expect(section('기본정보').getByText('면 100%')).toBeInTheDocument();
  });
});
