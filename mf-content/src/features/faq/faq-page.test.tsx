import { renderPage } from '@mall/remote-kit/testing';
import { screen } from '@testing-library/react';
import { remote } from '../../remote.ts';
import { settings } from '../../testing/builders.ts';

const faq = {
  faq_id: 1,
  category: '배송',
  question: '배송비는 얼마인가요?',
  answer: [{ type: 'paragraph', text: [{ text: '5만원 이상이면 무료예요.' }] }],
};
const open = (search: string, rows = [faq]) =>
  renderPage(remote, `/cs/faq${search}`, {
    answers: { 'content.faqs': { rows, categories: ['배송', '반품'] }, 'content.settings': settings() },
  });

describe('the customer centre', () => {
  it('shows questions that unfold without scripts, and describes them to search engines', async () => {
    const { head, services } = await open('?category=%EB%B0%B0%EC%86%A1');
    expect(services.calls[0]?.input).toEqual({ query: { category: '배송' } });
    expect(screen.getByText(faq.question).closest('details')).toHaveTextContent('5만원 이상이면 무료예요.');
    expect(screen.getByRole('link', { name: '1644-0000' })).toHaveAttribute('href', 'tel:1644-0000');
    expect(head.jsonLd).toMatchObject({
      '@graph': [
        {
          '@type': 'FAQPage',
          mainEntity: [{ name: faq.question, acceptedAnswer: { text: '5만원 이상이면 무료예요.' } }],
        },
        { '@type': 'BreadcrumbList' },
      ],
    });
  });

  // A spammer who made up such an address had the shop say their words, at an address of its own.
  it('shows all questions at a category that there is not, and does not repeat its name', async () => {
    const { head } = await open(`?category=${encodeURIComponent('무료쿠폰 010-1234')}`);
    expect(head).toMatchObject({ canonical: '/cs/faq', title: expect.not.stringContaining('무료쿠폰') });
    expect(screen.getByRole('link', { name: '전체' })).toHaveAttribute('aria-current', 'true');
  });

  it('leaves out of an address what no text has', async () => {
    const { services } = await open('?keyword=%00%EB%B0%B0%FF%EC%86%A1&category=%00');
    expect(services.calls[0]?.input).toEqual({ query: { keyword: '배송' } });
  });

  it('says what was found, and what to do when nothing was', async () => {
    const found = await open('?keyword=%EB%B0%B0%EC%86%A1%EB%B9%84');
    expect(screen.getByRole('status')).toHaveTextContent('‘배송비’ 검색 결과 1건');
    expect(found.head.isNoIndex).toBe(true);
    found.unmount();
    const none = await open('?keyword=zzz', []);
    // A page of questions without one is no valid one to search engines.
    expect(JSON.stringify(none.head.jsonLd)).not.toContain('FAQPage');
    expect(screen.getByRole('link', { name: '전체 질문 보기' })).toHaveAttribute('href', '/cs/faq');
  });
});
