import { renderPage } from '@mall/remote-kit/testing';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../../../remote.ts';
import { colorOption, productView } from '../../../../testing/product-view.ts';

const video_url = 'https://clips.example/7.webm';
const open = (video: string | null) =>
  renderPage(remote, '/goods/view/7', {
    answers: { 'products.view': { ...productView(colorOption(1)), video_url: video } },
  });
const videos = () => document.querySelectorAll('video');

it('a video is not there before it is asked for, and plays muted and inline then', async () => {
  await open(video_url);
  const button = await screen.findByRole('button', { name: '영상 보기' });
  expect(videos()).toHaveLength(0);
  expect(document.head.innerHTML).not.toContain(video_url);
  button.focus();
  await userEvent.keyboard('{Enter}');
  const [player] = videos();
  expect(player).toHaveAttribute('src', video_url);
  expect(player?.muted).toBe(true);
  for (const name of ['playsinline', 'controls']) expect(player).toHaveAttribute(name);
  expect(player?.querySelector('track')).toBeNull();
  expect(player).toHaveFocus();
});

it('Escape and the button lead back to the pictures, with the focus', async () => {
  await open(video_url);
  await userEvent.click(await screen.findByRole('button', { name: '영상 보기' }));
  await userEvent.keyboard('{Escape}');
  expect(videos()).toHaveLength(0);
  expect(screen.getByRole('button', { name: '영상 보기' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: '영상 보기' }));
  await userEvent.click(screen.getByRole('button', { name: '영상 닫기' }));
  expect(screen.getByRole('button', { name: '영상 보기' })).toHaveFocus();
});

it('says it where a video cannot be played, and offers it again', async () => {
  await open(video_url);
  await userEvent.click(await screen.findByRole('button', { name: '영상 보기' }));
  const [player] = videos();
  if (player) fireEvent.error(player);
  expect(await screen.findByText('영상을 재생하지 못했어요.')).toHaveAttribute('role', 'alert');
  await userEvent.click(screen.getByRole('button', { name: '영상 닫기' }));
  await userEvent.click(screen.getByRole('button', { name: '영상 보기' }));
  expect(videos()).toHaveLength(1);
});

it('a product without one offers none', async () => {
  await open(null);
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '영상 보기' })).not.toBeInTheDocument();
});
