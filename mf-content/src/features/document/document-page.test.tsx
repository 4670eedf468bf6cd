import { failure, renderPage } from '@mall/remote-kit/testing';
import { screen } from '@testing-library/react';
import { remote } from '../../remote.ts';

const document = {
  code: 'terms',
  title: '이용약관',
  effective_on: '2026-01-01',
  is_draft: true,
  content: [{ type: 'heading', level: 2, text: [{ text: '제1조 (목적)' }] }],
  versions: ['2026-11-01', '2026-01-01'],
};
const open = (path: string, answer: unknown = document) =>
  renderPage(remote, path, { answers: { 'content.document': answer } });

describe('terms and policies', () => {
  it('show an earlier version with its day, and lead to the one that holds', async () => {
    const { head, services } = await open('/policy/terms?version=2026-01-01');
    expect(services.calls[0]?.input).toEqual({
      params: { code: 'terms' },
      query: { version: '2026-01-01' },
    });
    expect(screen.getByText('시행일 2026.01.01')).toBeInTheDocument();
    expect(screen.getByText(/견본 쇼핑몰의 초안/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '2026.11.01 (현행)' })).toHaveAttribute('href', '/policy/terms');
    expect(screen.getByRole('link', { name: '2026.01.01' })).toHaveAttribute('aria-current', 'true');
    expect(head).toMatchObject({ canonical: '/policy/terms', isNoIndex: true });
  });

  it.each(['2026-02-31', '2026-1-1', 'first'])('hold as they are now where %s is no day', async (version) => {
    const { services } = await open(`/policy/terms?version=${version}`);
    expect(services.calls[0]?.input).toEqual({ params: { code: 'terms' }, query: {} });
  });

  it('ask for nothing under an unknown name', async () => {
    const { head, services } = await open('/policy/__proto__');
    expect(head.status).toBe(404);
    expect(services.calls).toEqual([]);
  });

  it('that were never set are not found', async () => {
    expect((await open('/policy/youth', failure('NOT_FOUND'))).head.status).toBe(404);
  });
});
