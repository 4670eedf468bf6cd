import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider, css, keyframes } from '@emotion/react';
import * as emotion from '@emotion/react/jsx-runtime';
import { type ElementType, type ReactElement, useId } from 'react';
import { renderToString } from 'react-dom/server';
import * as ours from './jsx-runtime.tsx';

/** Compiled JSX as a build of either kind calls it. */
type Runtime = Pick<typeof ours, 'jsx' | 'jsxs' | 'Fragment'>;

const bold = css({ fontWeight: 700 });
const wide = css({ width: '100%', '&:hover': { color: 'red' } });
const turn = keyframes({ from: { rotate: '0deg' }, to: { rotate: '360deg' } });

interface Props {
  runtime: Runtime;
  className?: string;
}

/** Elements are made while their component renders, as in compiled code. */
const InRender = ({ make, runtime }: Props & { make: (runtime: Runtime) => ReactElement }) => make(runtime);
const Named = ({ className }: Props) => <i className={className}>이름</i>;
const Joined = ({ runtime, className }: Props) =>
  runtime.jsx('b', { css: bold, className, children: '굵게' });
const Field = ({ runtime }: Props) => {
  const id = useId();
  return runtime.jsx('label', { css: bold, htmlFor: id, children: id });
};

function newCache(): EmotionCache {
  const cache = createCache({ key: 'k' });
  cache.compat = true;
  return cache;
}

function render(runtime: Runtime, make: (runtime: Runtime) => ReactElement, cache = newCache()) {
  const html = renderToString(
    <CacheProvider value={cache}>
      <InRender make={make} runtime={runtime} />
    </CacheProvider>,
  );
  return { html, styles: cache.inserted };
}

function renderWithCache(make: (runtime: Runtime) => ReactElement) {
  const cache = newCache();
  return ours.renderWithStyles(cache, () => render(ours, make, cache));
}

const cases: Record<string, (runtime: Runtime) => ReactElement> = {
  'one style': ({ jsx }) => jsx('p', { css: bold, children: '글' }),
  'a list with parts left out': ({ jsx }) =>
    jsx('p', { css: [bold, false, [wide, undefined]], children: '글' }),
  'a bare object': ({ jsx }) => jsx('p', { css: { color: 'red' }, id: 'a' }),
  'no style at all': ({ jsx }) => jsx('p', { css: undefined, children: '글' }),
  'an animation': ({ jsx }) => jsx('p', { css: css({ animation: `${turn} 1s` }) }),
  'a class besides': ({ jsx }) => jsx('p', { css: bold, className: 'tabular' }),
  'a style handed to a component': (runtime) => runtime.jsx(Named as ElementType, { runtime, css: wide }),
  'a style handed on and joined': (runtime) => runtime.jsx(Joined as ElementType, { runtime, css: wide }),
  'elements in a list': ({ jsx }) =>
    jsx('ul', { css: wide, children: [1, 2].map((row) => jsx('li', { css: bold, children: row }, row)) }),
};

describe('styled elements', () => {
  it.each(Object.entries(cases))('are what emotion makes of %s', (_name, make) => {
    const expected = render(emotion as unknown as Runtime, make);
    expect(renderWithCache(make)).toEqual(expected);
    expect(render(ours, make)).toEqual(expected);
    expect(expected.html).not.toBe('');
  });

  it('have the same identifiers below them whether their cache was said or found', () => {
    const make = (runtime: Runtime) =>
      runtime.jsxs('div', {
        css: wide,
        children: [
          runtime.jsx(Field as ElementType, { runtime }, 'first'),
          runtime.jsx('p', { css: bold, children: runtime.jsx(Field as ElementType, { runtime }) }, 'second'),
        ],
      });
    const { html } = renderWithCache(make);
    expect(html).toBe(render(ours, make).html);
    expect(html.match(/for="[^"]+"/g)).toHaveLength(2);
  });

  it('are plain elements when their cache was said', () => {
    const make = () => ours.jsx('p', { css: bold });
    expect(ours.renderWithStyles(newCache(), make).type).toBe('p');
    expect(make().type).not.toBe('p');
  });
});
