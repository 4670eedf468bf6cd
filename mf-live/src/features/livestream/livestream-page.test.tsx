import { failure, renderPage } from '@mall/remote-kit/testing';
import { installDialogElement } from '@mall/ui/testing/dialog-element';
import { picture, productCard } from '@mall/ui/testing/product-card';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../remote.ts';

const campaign = (campaign_id: number, status: string, title: string) => ({
  campaign_id,
  title,
  status,
  start_at: '2026-11-21T11:00:00.000Z',
  end_at: '2026-11-21T13:00:00.000Z',
  poster: picture,
  host: '쇼호스트 김하늘',
  products: [productCard()],
});
const shortForm = (video_url: string | null) => ({
  short_form_id: 1,
  title: '코트 하나로 일주일 코디',
  poster: picture,
  video_url,
  duration_seconds: 58,
  view_count: 12_400,
  products: [productCard()],
});

function show(campaigns: unknown, video: string | null = null, href = '/livestream') {
  return renderPage(remote, href, {
    answers: {
      'live.campaigns': campaigns,
      'live.shortForms': { rows: [shortForm(video)], total: 30 },
    },
  });
}

beforeAll(installDialogElement);

describe('live page', () => {
  it('shows what is on air first, then what is coming, and nothing that is over', async () => {
    await show({
      rows: [
        campaign(1, 'ONAIR', '코트 라이브'),
        campaign(2, 'READY', '패딩 라이브'),
        campaign(3, 'CLOSED', '데님 라이브'),
      ],
    });
    const onAir = within(screen.getByRole('region', { name: '지금 방송 중' }));
    expect(onAir.getByRole('heading', { name: '코트 라이브' })).toBeInTheDocument();
    const coming = within(screen.getByRole('list', { name: '예정된 라이브' }));
    expect(coming.getByText('11.21(토) 오후 8:00')).toBeInTheDocument();
    expect(screen.queryByText('데님 라이브')).not.toBeInTheDocument();
  });

  it('says that nothing is coming, and still shows the clips', async () => {
    await show({ rows: [] });
    expect(screen.getByText('예정된 라이브가 없어요')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '코트 하나로 일주일 코디' })).toBeInTheDocument();
  });

  it('keeps the clips when campaigns cannot be had', async () => {
    await show(failure('RATE_LIMITED'));
    expect(screen.getByRole('alert')).toHaveTextContent('라이브를 불러오지 못했어요');
    expect(screen.getByRole('link', { name: '코트 하나로 일주일 코디' })).toBeInTheDocument();
  });

  it('leads a clip without a film to its first product', async () => {
    await show({ rows: [] });
    expect(screen.getByRole('link', { name: '코트 하나로 일주일 코디' })).toHaveAttribute(
      'href',
      '/goods/view/7',
    );
    expect(screen.getByText('0:58')).toBeInTheDocument();
  });

  it('plays a film muted in a dialog', async () => {
    await show({ rows: [] }, '/media/short-forms/1.mp4');
    await userEvent.click(screen.getByRole('link', { name: '코트 하나로 일주일 코디' }));
    const dialog = screen.getByRole('dialog', { name: '코트 하나로 일주일 코디' });
    const video = dialog.querySelector('video');
    expect(video).toHaveAttribute('src', '/media/short-forms/1.mp4');
    expect(video?.muted).toBe(true);
    expect(video).toHaveAttribute('width', '640');
  });

  it('turns pages of clips by links', async () => {
    const { services } = await show({ rows: [] }, null, '/livestream?page=2');
    expect(services.calls.find(({ id }) => id === 'live.shortForms')?.input).toEqual({
      query: { page: 2, count: 12 },
    });
    expect(screen.getByRole('link', { name: '3페이지' })).toHaveAttribute('href', '/livestream?page=3');
  });
});
