import type { ReactElement } from 'react';
import { AppRoot } from '../app-root.tsx';
import { createCollectingCache, styleKeyOf } from '../emotion.ts';
import { renderWithStyles } from '../jsx-runtime.tsx';
import type { RemoteServices } from '../services.tsx';
import { renderToHtml } from './render-to-html.ts';
import type { FragmentRequest, FragmentTokens, Rendered } from './server-remote.ts';

interface RootRender {
  /** Artifact name. */
  name: string;
  content: ReactElement;
  /** Of `useId`; the browser's root has the same. */
  prefix: string;
  services: RemoteServices;
  tokens: FragmentTokens;
}

/** Renders one React root with its styles apart and its fragments as tokens. Rejects when anything in it crashes. */
export async function renderRoot({ name, content, prefix, services, tokens }: RootRender): Promise<Rendered> {
  let attempt = startAttempt(name);
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
  return {
    html,
    fragments: attempt.fragments,
    styles: [{ key: attempt.cache.key, css: [...attempt.rules.values()].join('') }],
  };
}

const startAttempt = (name: string) => ({
  ...createCollectingCache(styleKeyOf(name)),
  fragments: [] as FragmentRequest[],
});
