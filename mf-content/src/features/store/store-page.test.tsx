import { renderPage } from '@mall/remote-kit/testing';
import { screen } from '@testing-library/react';
import { remote } from '../../remote.ts';

const store = {
  store_id: 1,
  name: '성수 플래그십',
  region: '서울',
  address: '서울 성동구 가상로 12',
  phone: '0507-0000-0001',
  hours: '11:00~21:00',
  brands: ['쥬시쥬디'],
};

describe('the store finder', () => {
  it('narrows by region and leads to phone and map', async () => {
    const { services } = await renderPage(remote, '/store?region=%EC%84%9C%EC%9A%B8', {
      answers: { 'content.stores': { rows: [store], regions: ['서울', '부산'] } },
    });
    expect(services.calls[0]?.input).toEqual({ query: { region: '서울' } });
    expect(screen.getByRole('link', { name: '서울' })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('link', { name: store.phone })).toHaveAttribute('href', 'tel:0507-0000-0001');
    expect(screen.getByRole('link', { name: /지도 보기/ })).toHaveAttribute(
      'href',
      `https://map.naver.com/p/search/${encodeURIComponent(store.address)}`,
    );
  });

  it('shows all stores at a region that has none, and does not repeat its name', async () => {
    const { head } = await renderPage(remote, `/store?region=${encodeURIComponent('무료쿠폰')}`, {
      answers: { 'content.stores': { rows: [store], regions: ['서울', '부산'] } },
    });
    expect(head).toMatchObject({ title: '매장 찾기', canonical: '/store' });
    expect(screen.getByRole('link', { name: '전체' })).toHaveAttribute('aria-current', 'true');
  });
});
