import { guestBrandWishes } from '@mall/contracts/client/guest-brand-wishes';
import { loggedIn, renderPage } from '@mall/remote-kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { remote } from '../../remote.ts';

const brand = (brand_id: number, name: string, name_en: string) => ({
  brand_id,
  name,
  name_en,
  family_site: 'jucy_judy',
  product_count: 12,
  introduction: `${name}의 이야기`,
  images: [],
});
const answers = {
  'products.brandIntroductions': {
    rows: [brand(5, '쥬시쥬디', 'JUCY JUDY'), brand(6, '가온', 'GAON'), brand(7, '더블유', 'W')],
  },
};
const open = (search = '') => renderPage(remote, `/brand/introduce${search}`, { answers });
const initials = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

describe('brands', () => {
  it('stand under their initials, by Korean or English name', async () => {
    const korean = await open();
    expect(initials()).toEqual(['ㄱ', 'ㄷ', 'ㅈ']);
    expect(screen.getByRole('link', { name: 'ㅈ' })).toHaveAttribute('href', '#initial-ㅈ');
    korean.unmount();
    await open('?order=en');
    expect(initials()).toEqual(['G', 'J', 'W']);
  });

  it.each(['쥬디', 'jucy', 'JUCYJ', '시쥬'])('are found by %s', async (keyword) => {
    await open(`?keyword=${encodeURIComponent(keyword)}`);
    expect(initials()).toEqual(['ㅈ']);
  });

  it('are searched by the address, softly', async () => {
    const { services } = await open('?order=en');
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: ' 가온 & ' } });
    fireEvent.click(screen.getByRole('button', { name: '검색' }));
    expect(services.visited).toEqual(['/brand/introduce?order=en&keyword=%EA%B0%80%EC%98%A8+%26']);
  });

  it('that are not there say so, and lead back', async () => {
    await open('?keyword=zzz');
    expect(screen.getByText('‘zzz’에 대한 결과가 없어요')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '전체 브랜드' })).toHaveAttribute('href', '/brand/introduce');
  });

  it('are introduced one by one', async () => {
    const { head } = await open('?brand=5');
    expect(screen.getByText('쥬시쥬디의 이야기')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '상품 보러 가기' })).toHaveAttribute(
      'href',
      '/goods/list/brand/5?family_site=jucy_judy',
    );
    expect(head).toMatchObject({ title: '쥬시쥬디 소개', canonical: '/brand/introduce?brand=5' });
  });

  it('are wished for by members and taken back, and by guests on their device', async () => {
    const wishes = (rows: unknown[]) => ({
      ...answers,
      'products.brandWishes': { rows },
      'products.addBrandWish': { count: 1 },
      'products.removeBrandWishes': { count: 0 },
    });
    const guest = await renderPage(remote, '/brand/introduce?brand=5', { answers: wishes([]) });
    fireEvent.click(screen.getByRole('button', { name: '쥬시쥬디 찜하기' }));
    const pressed = await screen.findByRole('button', { name: '쥬시쥬디 찜하기', pressed: true });
    expect(guestBrandWishes.ids()).toEqual([5]);
    fireEvent.click(pressed);
    expect(await screen.findByRole('button', { name: '쥬시쥬디 찜하기', pressed: false })).toBeVisible();
    expect(guestBrandWishes.ids()).toEqual([]);
    expect(guest.services.messages).toEqual([
      '찜했어요. 로그인하면 다른 기기에서도 볼 수 있어요.',
      '찜을 해제했어요.',
    ]);
    expect(guest.services.calls.map(({ id }) => id)).toEqual(['products.brandIntroductions']);
    guest.unmount();

    const { introduction: _text, images: _images, ...wished } = brand(5, '쥬시쥬디', 'JUCY JUDY');
    const member = await renderPage(remote, '/brand/introduce?brand=5', {
      answers: wishes([wished]),
      session: loggedIn,
    });
    const heart = screen.getByRole('button', { name: '쥬시쥬디 찜하기' });
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
    fireEvent.click(heart);
    await waitFor(() => expect(member.services.messages).toEqual(['찜한 브랜드에서 뺐어요.']));
    expect(member.services.calls.find(({ id }) => id === 'products.removeBrandWishes')?.input).toEqual({
      body: { brand_id: 5 },
    });
  });

  it('that are unknown are not found', async () => {
    const { head } = await open('?brand=99');
    expect(head.status).toBe(404);
  });
});
