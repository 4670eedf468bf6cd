import type { EmotionCache } from '@emotion/cache';
import type { ReactElement } from 'react';
import { AppRoot } from '../app-root.tsx';
import { createStyleCache } from '../emotion.ts';
import { renderWithStyles } from '../jsx-runtime.tsx';
import type { RemoteServices } from '../services.tsx';
import { renderToHtml } from './render-to-html.ts';
import type { FragmentRequest, FragmentTokens, Rendered, RenderedStyles } from './server-remote.ts';

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
  let attempt: { cache: EmotionCache; fragments: FragmentRequest[] } = startAttempt(name);
  const make = () => {
    attempt = startAttempt(name);
    const { cache, fragments } = attempt;
    return (
      <AppRoot
        services={services}
        cache={cache}
        fragmentHost={{
          reserve: ({ name: fragmentName, audience, wakes }, props) => {
            const token = tokens.next();
            fragments.push({ token, name: fragmentName, props, audience, wakes });
            return `<div data-place="${token}"><!--${token}--></div>`;
          },
          mount: () => () => undefined,
        }}
        onCrash={() => undefined}
      >
        {content}
      </AppRoot>
    );
  };
  const html = await renderToHtml(make, prefix, (oneGo) => renderWithStyles(attempt.cache, oneGo));
  return { html, fragments: attempt.fragments, styles: [stylesOf(attempt.cache)] };
}

function startAttempt(name: string) {
  const cache = createStyleCache(name, '');
  // Styles are collected for the head instead of being written between the elements.
  cache.compat = true;
  return { cache, fragments: [] as FragmentRequest[] };
}

/** The cache is this render's own, so whatever was inserted is used. */
function stylesOf({ key, inserted }: EmotionCache): RenderedStyles {
  const rules = Object.values(inserted).filter((css) => typeof css === 'string');
  return { key, css: rules.join('') };
}
