import createCache from '@emotion/cache';
import { CacheProvider, css, keyframes } from '@emotion/react';
import * as emotion from '@emotion/react/jsx-runtime';
import { type ElementType, type ReactElement, useId } from 'react';
import { renderToString } from 'react-dom/server';
import * as ours from './jsx-runtime.ts';

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

function render(runtime: Runtime, make: (runtime: Runtime) => ReactElement) {
  const cache = createCache({ key: 'k' });
  cache.compat = true;
  const tree = (
    <CacheProvider value={cache}>
      <InRender make={make} runtime={runtime} />
    </CacheProvider>
  );
  const toHtml = () => renderToString(tree);
  const html = runtime === ours ? ours.renderWithStyles(cache, toHtml) : toHtml();
  return { html, styles: cache.inserted };
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
  'identifiers below': (runtime) =>
    runtime.jsxs('div', {
      css: wide,
      children: [
        runtime.jsx(Field as ElementType, { runtime }, 'first'),
        runtime.jsx('p', { css: bold, children: runtime.jsx(Field as ElementType, { runtime }) }, 'second'),
      ],
    }),
  'elements in a list': ({ jsx }) =>
    jsx('ul', { css: wide, children: [1, 2].map((row) => jsx('li', { css: bold, children: row }, row)) }),
};

describe('styled elements on the server', () => {
  it.each(Object.entries(cases))('are what emotion makes of %s', (_name, make) => {
    const expected = render(emotion as unknown as Runtime, make);
    const made = render(ours, make);
    expect(made).toEqual(expected);
    expect(expected.html).not.toBe('');
  });

  it('are emotion’s own outside of a render that ends when it returns', () => {
    const element = ours.jsx('p', { css: bold });
    expect(element.type).toBe(emotion.jsx('p', { css: bold }).type);
  });
});
