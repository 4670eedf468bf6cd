import createEmotionServer from '@emotion/server/create-instance';
import type { ReactElement } from 'react';
import { AppRoot } from '../app-root.tsx';
import { createStyleCache } from '../emotion.ts';
import type { RemoteServices } from '../services.tsx';
import { renderToHtml } from './render-to-html.ts';
import type { FragmentRequest, FragmentTokens, Rendered } from './server-remote.ts';

interface RootRender {
  /** Artifact name, which is also the style key. */
  name: string;

  content: ReactElement;
  /** Of `useId`; the browser's root has the same. */
  prefix: string;
  services: RemoteServices;
  tokens: FragmentTokens;
}

/** Renders one React root with its styles apart and its fragments as tokens. Rejects when anything in it crashes. */
export async function renderRoot({ name, content, prefix, services, tokens }: RootRender): Promise<Rendered> {
  const cache = createStyleCache(name, '');
  // Styles are collected for the head instead of being written between the elements.
  cache.compat = true;
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const fragments: FragmentRequest[] = [];
  const ui = (
    <AppRoot
      services={services}
      cache={cache}
      fragmentHost={{
        reserve: ({ name: fragmentName, audience }, props) => {
          const token = tokens.next();
          fragments.push({ token, name: fragmentName, props, audience });
          return `<div data-place="${token}"><!--${token}--></div>`;
        },
        mount: () => () => undefined,
      }}
      onCrash={() => undefined}
    >
      {content}
    </AppRoot>
  );
  const html = await renderToHtml(ui, prefix);
  const { styles } = extractCriticalToChunks(html);
  return { html, fragments, styles: styles.map(({ key, ids, css }) => ({ key, ids, css })) };
}
