import { renderRoot } from '@mall/remote-kit/render-root';
import type { ServerShell } from '@mall/remote-kit/server-shell';
import { SampleText, textQuery } from './sample-text.tsx';

const nothing = { html: '', styles: [], fragments: [] };

/** A header of one text. */
export const shell: ServerShell = {
  async renderLayout(_layout, services, tokens) {
    await services.queryClient.prefetchQuery(textQuery(services, 'menu'));
    const header = await renderRoot({
      name: 'shell',
      prefix: 'header',
      content: <SampleText name="menu" />,
      services,
      tokens,
    });
    return { header, footer: nothing, css: { theme: '', global: '' } };
  },
};
