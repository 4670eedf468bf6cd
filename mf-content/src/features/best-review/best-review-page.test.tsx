import { renderPage } from '@mall/remote-kit/testing';
import { productCard } from '@mall/ui/testing/product-card';
import { screen } from '@testing-library/react';
import { remote } from '../../remote.ts';
import { pageOf } from '../../testing/builders.ts';

const review = {
  review_id: 1,
  product_id: 7,
  score: 4,
  user: '김*연',
  option: '네이비 / M',
  content: '따뜻해요',
  created_at: '2026-11-20T15:30:00.000Z',
  images: [],
  like_count: 1200,
  is_liked: false,
  is_mine: false,
  product: productCard(),
};

describe('best reviews', () => {
  it('stand with their stars and product; page and photo filter are the address', async () => {
    const { services, head } = await renderPage(
      remote,
      '/board/plus_review_article?is_photo=1&page=2&family_site=rrig',
      { answers: { 'reviews.best': pageOf([review], 3, 2) } },
    );
    expect(services.calls[0]?.input).toEqual({
      query: { family_site_id: 12, page: 2, limit: 12, is_photo: '1' },
    });
    expect(screen.getByRole('img', { name: '5점 만점에 4점' })).toBeInTheDocument();
    expect(screen.getByText(/1,200명에게 도움이 됐어요/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '포토 후기' })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('link', { name: '3페이지' })).toHaveAttribute(
      'href',
      '/board/plus_review_article?is_photo=1&page=3',
    );
    expect(head.canonical).toBe('/board/plus_review_article?is_photo=1&page=2');
  });
});
