import { renderPage } from '@mall/remote-kit/testing';
import { screen } from '@testing-library/react';
import { remote } from '../../remote.ts';
import { settings } from '../../testing/builders.ts';

const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('an app that is too old', () => {
  it('is led to the store of its platform only', async () => {
    await renderPage(remote, '/layer/forceupdate', {
      answers: { 'content.settings': settings() },
      app: 'ios',
    });
    expect(links()).toEqual(['https://apps.apple.com/kr/']);
  });

  it('is distinguished from a browser, which may go on', async () => {
    const { head } = await renderPage(remote, '/layer/forceupdate', {
      answers: { 'content.settings': settings() },
    });
    expect(links()).toEqual(['https://play.google.com/store', 'https://apps.apple.com/kr/', '/']);
    expect(head.isNoIndex).toBe(true);
  });
});
