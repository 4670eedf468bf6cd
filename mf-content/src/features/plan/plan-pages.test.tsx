import { failure, renderPage } from '@mall/remote-kit/testing';
import { screen } from '@testing-library/react';
import { remote } from '../../remote.ts';
import { pageOf, plan, planSummary } from '../../testing/builders.ts';

const list = (search: string) =>
  renderPage(remote, `/plan/common/list${search}`, {
    answers: { 'plans.list': { ...pageOf([planSummary]), sites: ['tbh_shop', 'jucy_judy'] } },
  });

describe('plans', () => {
  it.each([
    ['', undefined],
    ['?initialBrandTabName=all', undefined],
    ['?initialBrandTabName=nobody', undefined],
    ['?initialBrandTabName=jucy_judy', 5],
    ['?initialBrandTabName=all&family_site=jucy_judy', undefined],
    ['?family_site=jucy_judy', 5],
  ])('at "%s" are those of site %s', async (search, family_site_id) => {
    const { services } = await list(search);
    expect(services.calls[0]?.input).toEqual({
      query: { page: 1, limit: 12, ...(family_site_id ? { family_site_id } : {}) },
    });
  });

  it('have a tab for each brand that has some, and for the one in force', async () => {
    const { head } = await list('?initialBrandTabName=rrig');
    const tabs = screen.getAllByRole('link').filter((link) => link.closest('nav[aria-label="브랜드"]'));
    expect(tabs.map((tab) => tab.textContent)).toEqual(['전체', '티비에이치샵', '쥬시쥬디', '알릭']);
    expect(screen.getByRole('link', { name: '알릭' })).toHaveAttribute('aria-current', 'true');
    expect(head.canonical).toBe('/plan/common/list?initialBrandTabName=rrig');
  });
});

describe('a plan', () => {
  it('has a grid of the catalogue for each group, reached by tabs', async () => {
    const { fragments, head } = await renderPage(remote, '/plan/common/view/10?sort=PRICEASC', {
      answers: { 'plans.view': plan },
    });
    expect(fragments.map(({ props }) => props)).toEqual([
      { title: '코트', productIds: [1, 2] },
      { title: '점퍼', productIds: [3] },
    ]);
    expect(screen.getByRole('link', { name: /^점퍼/ })).toHaveAttribute('href', '#group-2');
    expect(screen.getByRole('link', { name: '낮은 가격순' })).toHaveAttribute('aria-current', 'true');
    expect(head.canonical).toBe('/plan/common/view/10');
  });

  it('without groups is one grid without tabs', async () => {
    const { fragments } = await renderPage(remote, '/plan/common/view/10', {
      answers: { 'plans.view': { ...plan, groups: [{ title: '', product_ids: [4] }] } },
    });
    expect(fragments.map(({ props }) => props)).toEqual([{ title: '기획전 상품', productIds: [4] }]);
    expect(screen.queryByRole('navigation', { name: '기획전 구성' })).not.toBeInTheDocument();
  });

  it('that is not published yet is opened by its ticket in every order, and kept out of search engines', async () => {
    const { services, head } = await renderPage(remote, '/plan/common/view/10?preview=v1.abc', {
      answers: { 'plans.view': plan },
    });
    expect(services.calls[0]?.input).toEqual({ params: { id: 10 }, query: { preview: 'v1.abc' } });
    expect(head).toMatchObject({ canonical: '/plan/common/view/10', isNoIndex: true });
    expect(screen.getByRole('link', { name: '낮은 가격순' })).toHaveAttribute(
      'href',
      '/plan/common/view/10?sort=PRICEASC&preview=v1.abc',
    );
  });

  it('that is over is not found', async () => {
    const { head } = await renderPage(remote, '/plan/common/view/10', {
      answers: { 'plans.view': failure('NOT_FOUND') },
    });
    expect(head.status).toBe(404);
  });
});
